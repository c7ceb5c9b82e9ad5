/* What the page of an analysed game does: one turn is shown at a time, and keys, taps and the curve go to another. */
(() => {
  const root = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);
  const slider = one('turn');
  const curve = one('curve');
  const board = one('board');
  const cursor = one('cursor');
  const play = one('play');
  const last = Number(slider.max);
  let turn = 0;
  let isBetter = false;
  let timer = 0;
  root.classList.add('js');

  const show = () => {
    for (const part of all('.moment'))
      part.classList.toggle(
        'on',
        Number(part.dataset.turn) === turn && (part.dataset.better === 'yes') === isBetter,
      );
    for (const part of all('.told')) part.classList.toggle('on', Number(part.dataset.turn) === turn);
    const told = all('.told')[turn];
    const words = told.querySelector('.words');
    const better = told.querySelector('.better');
    if (better) better.setAttribute('aria-pressed', String(isBetter));
    const spoken = isBetter ? told.querySelector('.words-better') : words;
    board.setAttribute('aria-label', spoken.textContent);
    slider.value = String(turn);
    slider.setAttribute('aria-valuetext', told.querySelector('h2').textContent);
    one('live').textContent = [...told.querySelectorAll('h2,.said')]
      .map((line) => line.textContent)
      .join('. ');
    one('back').disabled = turn === 0;
    one('next').disabled = turn === last;
    cursor.setAttribute('x1', place(turn));
    cursor.setAttribute('x2', place(turn));
  };
  const place = (at) => Number(curve.dataset.left) + (Number(curve.dataset.width) * at) / last;
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    play.textContent = play.dataset.play;
  };
  const go = (to) => {
    turn = Math.max(0, Math.min(last, to));
    isBetter = false;
    show();
  };
  const goByHand = (to) => {
    stop();
    go(to);
  };
  const toggle = () => {
    if (timer) return stop();
    if (turn === last) go(0);
    play.textContent = play.dataset.pause;
    timer = setInterval(() => {
      go(turn + 1);
      if (turn === last) stop();
    }, 1600);
  };

  one('back').addEventListener('click', () => goByHand(turn - 1));
  one('next').addEventListener('click', () => goByHand(turn + 1));
  play.addEventListener('click', toggle);
  slider.addEventListener('input', () => goByHand(Number(slider.value)));
  for (const button of all('.better'))
    button.addEventListener('click', () => {
      stop();
      isBetter = !isBetter;
      show();
    });
  const keys = {
    ArrowRight: () => goByHand(turn + 1),
    ArrowLeft: () => goByHand(turn - 1),
    Home: () => goByHand(0),
    End: () => goByHand(last),
    ' ': toggle,
  };
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (!Object.hasOwn(keys, key) || ctrlKey || altKey || metaKey) return;
    if (target === slider || (key === ' ' && target.closest('button,summary'))) return;
    event.preventDefault();
    keys[key]();
  });

  let began = null;
  board.addEventListener('pointerdown', ({ clientX, clientY }) => {
    began = { x: clientX, y: clientY };
  });
  board.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!began) return;
    const across = clientX - began.x;
    const isSwipe = Math.abs(across) > 30 && Math.abs(across) > 2 * Math.abs(clientY - began.y);
    began = null;
    if (isSwipe) goByHand(turn + (across < 0 ? 1 : -1));
  });
  board.addEventListener('pointercancel', () => {
    began = null;
  });
  const toCurve = ({ clientX }) => {
    const { left, width } = curve.getBoundingClientRect();
    const x = ((clientX - left) * curve.viewBox.baseVal.width) / width;
    goByHand(Math.round(((x - Number(curve.dataset.left)) * last) / Number(curve.dataset.width)));
  };
  curve.addEventListener('pointerdown', toCurve);
  curve.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) toCurve(event);
  });
  show();
})();
