import { it as bacchanalia } from './bacchanalia/it.ts';
import type { RulesTexts } from './keys.ts';

/** Italian. Written by us: facts from the rulebook, never its sentences. */
export const it: RulesTexts = {
  ...bacchanalia,

  'rules.search.ignored':
    'il lo la i gli le l un uno una di del dello della dei degli delle d a ad al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle con col coi su sul sullo sulla sui sugli sulle per tra fra e ed o od ma se che chi cui come quando dove quale quali quanto quanta quanti quante cosa cose cos’è com’è dov’è qual’è qual c’è io tu lui lei noi voi loro ti si ci vi ne me te mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra vostro vostra questo questa questi queste quello quella quelli quelle quel ciò cio è sono sei siamo siete era sia ho hai ha abbiamo avete avere fare faccio fa fai fanno posso puoi può puo possiamo potete possono devo devi deve dobbiamo dovete devono bisogna voglio vuoi vuole vorrei vieni succede succedono accade capita funziona funzionano spiega spiegami spiegare dimmi favore anche allora così cosi',

  'rules.group.start': 'Primi passi',
  'rules.group.board': 'Il tabellone',
  'rules.group.moving': 'Dadi e movimento',
  'rules.group.hits': 'Potere spirituale e colpi',
  'rules.group.tuchulcha': 'Tuchulcha',
  'rules.group.lasaVecuvia': 'Lasa Vecuvia',
  'rules.group.end': 'Fine della partita',
  'rules.group.fewer': 'In due o in tre',
  'rules.group.reading': 'Notazione e chiarimenti',

  'rules.chapter.contents': 'Contenuto',
  'rules.chapter.object': 'Scopo del gioco',
  'rules.chapter.spaces': 'Le caselle del tabellone',
  'rules.chapter.preparation': 'Preparazione',
  'rules.chapter.game': 'Il gioco',
  'rules.chapter.roles': 'Cambio di ruolo, Tuchulcha (pagina 3)',
  'rules.chapter.lasaVecuvia': 'Cambio di ruolo, Lasa Vecuvia',
  'rules.chapter.end': 'Fine della partita e vittoria',
  'rules.chapter.fewer': 'Il gioco in 2 o 3 giocatori',
  'rules.chapter.twoPlayers': 'Regole speciali per 2 giocatori',

  'rules.aim.title': 'Lo scopo del gioco',
  'rules.aim.short':
    'Sei un sommo sacerdote. Porta all’altare di Velthumena più aruspici di chiunque altro e, lungo il cammino, manda quelli degli avversari nella foresta. Due cambi di ruolo, Tuchulcha e Lasa Vecuvia, hanno uno scopo tutto loro.',
  'rules.aim.more': `**Tre modi di vincere**
- Da giocatore normale: a fine partita hai più aruspici di tutti sull’altare; a parità, meno nella foresta.
- Con il tempio consacrato a **Tuchulcha**: nessun altro giocatore ha più aruspici in gioco.
- Con il tempio consacrato a **Lasa Vecuvia** (solo in quattro): tutti i Passaggi sono sigillati.

Vince anche chi resta da solo in partita.

Ogni colore serve una divinità: il blu Alpan, il rosso Achvizr, il giallo Thalna, il nero Leinth.`,
  'rules.aim.words':
    'obiettivo, scopo, obiettivo del gioco, riassunto, panoramica, come si gioca, come funziona il gioco, che gioco è, di cosa parla il gioco, principiante, nuovo giocatore, introduzione, basi, regole di base, Alpan, Achvizr, Thalna, Leinth, divinità, dei, dio, sacerdote',

  'rules.haruspex.title': 'Aruspici, e quando sono in gioco',
  'rules.haruspex.short':
    'Gli aruspici sono le tue pedine. Un aruspice è in gioco finché sta nel suo tempio o sul cammino. Sull’altare, nella foresta o in un santuario non lo è più, e lì rimane.',
  'rules.haruspex.more': `Quanti dei tuoi sono in gioco è spesso decisivo:
- Se non ne hai **nessuno**, o sei fuori dalla partita o la partita finisce.
- Se ne hai **uno** quando tiri, non sei obbligato a usare tutti i dadi.
- Se tutti gli altri ne hanno **almeno due**, ci si può consacrare a Tuchulcha.
- Se ne hai **almeno quattro**, puoi consacrarti a Lasa Vecuvia.

Un aruspice che non ha ancora lasciato il tempio vale quanto uno sul cammino. In un solo caso un aruspice esce dal cammino e resta in gioco: uno di Lasa Vecuvia colpito da chiunque non sia Tuchulcha torna nel suo tempio.`,
  'rules.haruspex.words':
    'pedine, pedina, segnalini, omini, pezzi, aruspice, aruspici, aruspici in gioco, cosa vuol dire in gioco, quando un aruspice è in gioco, quanti me ne restano, quanti aruspici ho ancora',

  'rules.setup.title': 'Preparazione',
  'rules.setup.short':
    'In quattro ognuno ha 8 aruspici, in due o in tre 9. Tutti partono dal proprio tempio. Chi inizia viene sorteggiato e si gioca in senso orario: blu, rosso, giallo, nero.',
  'rules.setup.more': `- **4 giocatori:** tutti i colori, 8 aruspici a testa.
- **3 giocatori:** tre colori qualsiasi, 9 aruspici a testa, sul tabellone da 30 pietre.
- **2 giocatori:** colori opposti, 9 aruspici a testa: blu e giallo, oppure rosso e nero. Gli altri due colori sono neutrali, con 5 aruspici ciascuno nel loro tempio.

I quattro sigilli sono pronti per Lasa Vecuvia, che c’è solo in quattro.`,
  'rules.setup.words':
    'primo giocatore, chi inizia, chi comincia, chi gioca per primo, inizio della partita, inizio partita, posizione iniziale, preparazione, preparare il gioco, quanti aruspici, quanti aruspici a testa, quante pedine, quante pedine a testa, ordine di gioco, ordine di turno, colori, posti, quanti giocatori, in quanti si gioca',

  'rules.turn.title': 'Come si svolge un turno',
  'rules.turn.short':
    'Tira due dadi, poi usane ciascuno per muovere un aruspice in senso orario. Prima del tiro puoi cambiare ruolo, se ti è permesso. Usati i dadi, tocca al giocatore seguente in senso orario.',
  'rules.turn.more': `1. **Prima del tiro:** se ci sono le condizioni, puoi consacrare il tempio a Tuchulcha o a Lasa Vecuvia.
2. **Tiro:** due dadi; con un doppio puoi aggiungerne subito un terzo. Tuchulcha tira più dadi e ne scarta uno.
3. **Movimento:** prima tutti via dalle pietre Mistiche, poi come vuoi, un dado alla volta. Va usato il maggior numero possibile di dadi.
4. **Dopo il movimento:** se hai fatto cadere Tuchulcha, puoi prenderne subito il posto.

Se nessun dado si può usare, il turno passa.`,
  'rules.turn.words':
    'turno, fasi, fasi del turno, svolgimento, sequenza, ordine delle fasi, cosa faccio nel mio turno, il mio turno, cosa posso fare, senso orario, prossimo giocatore, tocca a me',

  'rules.board.title': 'Il tabellone',
  'rules.board.short':
    'Il cammino è un anello di 40 pietre (30 in tre giocatori), numerate in senso orario. Ogni dieci pietre formano il settore di un tempio: la 1ª è Mistica, la 4ª Rituale, la 6ª un Passaggio. Le altre sono normali.',
  'rules.board.more': `**In due e in quattro:** blu da 1 a 10, rosso da 11 a 20, giallo da 21 a 30, nero da 31 a 40.
- Mistiche: 1, 11, 21, 31
- Rituali: 4, 14, 24, 34
- Passaggi: 6, 16, 26, 36

**In tre:** tre settori di dieci, nell’ordine blu, rosso, giallo, nero, senza il colore che nessuno gioca.

Accanto all’anello ci sono i templi, l’altare di Velthumena, il santuario di Tuchulcha circondato dalla foresta e il santuario di Lasa Vecuvia.`,
  'rules.board.words':
    'tabellone, plancia, mappa, pietra, pietre, caselle, casella, spazi, anello, cerchio, numeri, numerazione, quante pietre, quante caselle, quanto è grande il tabellone, settore, settori, pietre speciali, caselle speciali, pietra normale, disposizione',

  'rules.way.title': 'Il percorso di un aruspice',
  'rules.way.short':
    'Dal tempio alla pietra Mistica del proprio settore, poi in senso orario fino alla pietra d’uscita, e da lì all’altare. La pietra d’uscita è il 31º passo del percorso; qualsiasi dado che porti oltre finisce sull’altare.',
  'rules.way.more': `In due o in quattro si esce dalla pietra Mistica del settore che precede il proprio, dopo tre quarti dell’anello:
- il blu entra dalla 1 ed esce dalla 31
- il rosso entra dalla 11 ed esce dalla 1
- il giallo entra dalla 21 ed esce dalla 11
- il nero entra dalla 31 ed esce dalla 21

In tre si esce dalla propria pietra Mistica, dopo un giro intero.

Non si torna mai indietro. Chi è consacrato a Tuchulcha o a Lasa Vecuvia non esce: continua a girare.`,
  'rules.way.words':
    'uscita, dove esco, da dove esco, strada, percorso, cammino, via, direzione, senso orario, quanto è lungo il percorso, distanza, tornare indietro, muovere indietro, andare indietro, pietra d’uscita, casella di uscita, pietra d’ingresso, giro, giro completo, ciottoli',

  'rules.temple.title': 'Tempio e ingresso nel cammino',
  'rules.temple.short':
    'I tuoi aruspici partono dal tuo tempio. Qualsiasi dado ne fa uscire uno: un 1 sulla tua pietra Mistica, un 2 sulla pietra seguente e così via. Nel tempio nessuno può essere colpito.',
  'rules.temple.more': `Per entrare non serve un numero preciso, e in un turno ne possono entrare più d’uno. Con un 4 si entra sulla pietra Rituale, con un 6 sul Passaggio, dove l’aruspice è perso, a meno che il Passaggio non sia sigillato.

Chi sta nel tempio è in gioco. Una parte può essere offerta consacrandosi a Tuchulcha.

Nessuno torna nel tempio, tranne gli aruspici di Lasa Vecuvia colpiti da un giocatore normale.`,
  'rules.temple.words':
    'tempio, templi, casa, base, entrare, entrata, entrare nel cammino, entrare in gioco, uscire dal tempio, lasciare il tempio, far uscire, far uscire una pedina, partenza, serve un sei, ci vuole un 6, al sicuro nel tempio, esco dal tempio',

  'rules.mystical.title': 'Pietre Mistiche',
  'rules.mystical.short':
    'Una pietra Mistica triplica il potere spirituale degli aruspici che ospita. Il prezzo: chi ci sta sopra deve lasciarla per primo nel tuo turno seguente. Sono le pietre 1, 11, 21 e 31.',
  'rules.mystical.more': `La 1ª pietra di ogni settore è Mistica. Da lì entra il colore del settore e, in due o in quattro, esce il colore seguente in senso orario: il rosso entra dalla 11, e dalla 11 esce il giallo.

- Un aruspice lì ha potere 3, due hanno 6.
- Ogni colore può stare su qualsiasi pietra Mistica, e lì è protetto.
- Tuchulcha la ignora: contro i suoi aruspici non dà nulla, e i suoi non devono lasciarla.

Il tabellone per tre giocatori ha la 1, la 11 e la 21.`,
  'rules.mystical.words':
    'mistica, mistiche, pietra mistica, pietre mistiche, triplo, triplica, potere triplo, moltiplica per tre, x3, tre lobi, aura, luminosa, sole, protetto, pietra più forte, pietra 1, pietra 11, pietra 21, pietra 31, cos’è una pietra mistica',

  'rules.ritual.title': 'Pietre Rituali',
  'rules.ritual.short':
    'Una pietra Rituale raddoppia il potere spirituale degli aruspici che ospita. Ci puoi restare quanto vuoi. Sono le pietre 4, 14, 24 e 34.',
  'rules.ritual.more': `La 4ª pietra di ogni settore è Rituale.

- Un aruspice lì ha potere 2, due hanno 4, tre hanno 6.
- Ogni colore può usare qualsiasi pietra Rituale.
- Nessuno è obbligato a lasciarla, a differenza di una pietra Mistica.
- Tuchulcha la ignora: contro i suoi aruspici, due su una pietra Rituale hanno solo potere 2.

Il tabellone per tre giocatori ha la 4, la 14 e la 24.`,
  'rules.ritual.words':
    'rituale, rituali, pietra rituale, doppio potere, potere doppio, raddoppia, moltiplica per due, x2, verde, ferro di cavallo, restare sulla pietra rituale, posso restare, pietra 4, pietra 14, pietra 24, pietra 34, cos’è una pietra rituale',

  'rules.passage.title': 'Passaggi',
  'rules.passage.short':
    'Un aruspice che si ferma su un Passaggio aperto è perso nella foresta. Passarci sopra non fa nulla. Sono le pietre 6, 16, 26 e 36.',
  'rules.passage.more': `La 6ª pietra di ogni settore è un Passaggio.

- Conta solo dove un dado **finisce**. Un aruspice che usa due dadi si ferma anche dopo il primo.
- In un Passaggio puoi entrare apposta, e devi farlo se nessun altro modo di giocare usa altrettanti dadi.
- Anche gli aruspici di Tuchulcha si perdono lì.
- Solo Lasa Vecuvia può sigillare un Passaggio. Una volta sigillato è una pietra normale per tutti, fino a fine partita.

Il tabellone per tre giocatori ha la 6, la 16 e la 26.`,
  'rules.passage.words':
    'passaggio, passaggi, vortice, vortici, gorgo, buco, trappola, perso, pericoloso, pietra pericolosa, pietra 6, pietra 16, pietra 26, pietra 36, sei dal tempio, cadere, finire su un passaggio, fermarsi su un passaggio, fermarsi sul vortice, pasaggio',

  'rules.forest.title': 'La foresta',
  'rules.forest.short':
    'Chi è colpito, o si ferma su un Passaggio aperto, va nella foresta e non torna mai più sul cammino.',
  'rules.forest.more': `Ogni colore conta i suoi aruspici nella foresta.

- A fine partita, a parità sull’altare, vince chi ne ha meno nella foresta.
- Quelli nella foresta si possono offrire consacrandosi a Tuchulcha; consacrandosi a Lasa Vecuvia, vanno tutti nel suo santuario.
- Quando ti consacri a Tuchulcha, quelli che ti restano sull’altare vanno nella foresta.`,
  'rules.forest.words':
    'foresta, bosco, morti, tornare dalla foresta, uscire dalla foresta, si torna dalla foresta, recuperare, recuperare un aruspice, resuscitare, aruspici persi, dove vanno le pedine mangiate',

  'rules.altar.title': 'L’altare di Velthumena',
  'rules.altar.short':
    'Qualsiasi dado che porti un aruspice oltre la pietra d’uscita lo porta sull’altare. Non serve il numero esatto: quel che avanza del dado va perso. Può anche fermarsi sulla pietra d’uscita.',
  'rules.altar.more': `**Esempio:** la pietra d’uscita del blu è la 31. Dalla 29, con un 3 o più raggiunge l’altare, con un 2 si ferma sulla 31. Dalla 31 va bene qualsiasi numero.

- Sull’altare un aruspice è al sicuro, e non più in gioco.
- A fine partita decide chi ne ha di più sull’altare.
- Se raggiungi l’altare mentre un altro è consacrato a Tuchulcha, quel giocatore è subito fuori dalla partita.
- Gli aruspici di Tuchulcha e di Lasa Vecuvia non ci vanno mai.`,
  'rules.altar.words':
    'altare, Velthumena, Voltumna, traguardo, arrivo, arrivare all’altare, meta, casella finale, tiro esatto, numero esatto, numero preciso, serve il numero esatto, oltrepassare, superare l’altare, uscire dal tabellone, punti, punteggio, portare a casa, essere colpito sull’altare, al sicuro sull’altare',

  'rules.sanctuary.title': 'I santuari',
  'rules.sanctuary.short':
    'Gli aruspici offerti a Tuchulcha o a Lasa Vecuvia stanno nel rispettivo santuario. Non sono più in gioco e non rientrano più.',
  'rules.sanctuary.more': `- **Il santuario di Tuchulcha** accoglie gli aruspici offerti con la consacrazione.
- **Il santuario di Lasa Vecuvia** accoglie quelli offerti con la sua consacrazione, e ogni aruspice che ha sigillato un Passaggio.

Non si muovono più, e non contano né come sull’altare né come nella foresta. Se il loro giocatore esce dalla partita, vanno nella scatola con gli altri.`,
  'rules.sanctuary.words':
    'santuario, santuari, sacrificio, sacrificati, offerti, aruspici offerti, aruspici consacrati, stella a quattro punte, dove vanno gli aruspici offerti, dove vanno gli aruspici sacrificati',

  'rules.dice.title': 'Quanti dadi si tirano',
  'rules.dice.short':
    'Due e, con un doppio, un terzo se vuoi. Tuchulcha ne tira quattro in quattro giocatori; in meno ne tira tre, e due uguali ne permettono un quarto. Tuchulcha poi ne scarta uno.',
  'rules.dice.more': `- **Giocatore normale:** 2 dadi; un doppio permette il terzo.
- **Lasa Vecuvia:** lo stesso, 2 dadi; un doppio permette il terzo.
- **Tuchulcha, in quattro:** 4 dadi, uno si scarta.
- **Tuchulcha, in due o in tre:** 3 dadi; se almeno due sono uguali, è permesso un quarto; uno si scarta.

Ogni dado si usa da solo. L’ordine lo scegli tu, per quanto lo consentono le altre regole.`,
  'rules.dice.words':
    'dado, dadi, i dadi, numero di dadi, tiro, tirare, tirare i dadi, lanciare, lancio, due dadi, quanti dadi, quanti dadi tiro, ordine dei dadi, ritirare, rilanciare',

  'rules.doubles.title': 'Il doppio: un terzo dado',
  'rules.doubles.short':
    'Se i due dadi mostrano lo stesso numero, puoi tirarne subito un terzo, prima di muovere. Non sei obbligato. Una volta tirato, va usato come gli altri.',
  'rules.doubles.more': `- Se anche il terzo è uguale, non ce n’è un quarto.
- Restare con due può essere saggio: un terzo dado può spingerti su un Passaggio, o via da una pietra sicura.
- Anche Lasa Vecuvia con un doppio può tirarne un terzo.
- In quattro Tuchulcha non tira dadi in più. In due o in tre, se almeno due dei suoi tre sono uguali, può tirarne un quarto prima di scartarne uno.

**Esempio:** il giallo tira 2-2, aggiunge un terzo dado e fa 4. Un aruspice entra con il 4, un altro fa 2 e poi 2, ed entrambi stanno sulla pietra Rituale.`,
  'rules.doubles.words':
    'doppio, dopio, doppi, doppietta, coppia, dadi uguali, stesso numero, due numeri uguali, terzo dado, dado in più, dado extra, dado bonus, tirare ancora, tirare di nuovo, tre uguali, tris',

  'rules.moving.title': 'Muovere: un dado, un aruspice',
  'rules.moving.short':
    'Ogni dado muove un aruspice in senso orario esattamente del suo numero. Lo stesso aruspice può usare più dadi, ma uno dopo l’altro: si ferma dopo ciascuno, e ogni sosta dev’essere permessa.',
  'rules.moving.more': `Un dado può finire
- su una pietra vuota,
- con aruspici dello stesso colore,
- su un Passaggio aperto: perso nella foresta,
- sull’altare, oltre l’uscita,
- su una pietra di un altro colore solo se colpisci.

I dadi non si sommano mai. Con 2 e 4 non puoi fare 6 in una volta: fai 2, ti fermi, poi 4, o viceversa. Può salvarti (fermandoti prima e dopo un Passaggio) o bloccarti.

**Esempio:** il blu inizia con 3-5 e fa uscire due aruspici, sulle pietre 3 e 5. Sarebbe permesso anche uno solo fino alla 8.`,
  'rules.moving.words':
    'muovere, movimento, mossa, come si muove, come muovo, sommare i dadi, somma, totale, unire i dadi, combinare i dadi, dividere i dadi, due dadi sullo stesso aruspice, entrambi i dadi con un aruspice, stessa pedina due volte, dove posso fermarmi',

  'rules.passing.title': 'Passare sopra gli altri',
  'rules.passing.short':
    'Sì, puoi passare su qualsiasi pietra, chiunque ci stia, contandola come le altre. Importa solo dove un dado finisce.',
  'rules.passing.more': `- I tuoi, gli altri colori, quelli di Tuchulcha e i gruppi numerosi: nessuno sbarra la strada.
- Passare non fa male a nessuno, e i Passaggi aperti non ne fanno a te.
- Un aruspice che usa due dadi si ferma nel mezzo, e quella sosta dev’essere permessa.
- **Lasa Vecuvia** si muove in altro modo: i suoi aruspici saltano le pietre occupate senza contarle.`,
  'rules.passing.words':
    'saltare, saltare sopra, posso saltare, passare sopra, passare oltre, attraversare, superare, sorpassare, scavalcare, scavalcare un avversario, bloccare la strada, sbarrare, blocco, strada bloccata, pietre occupate',

  'rules.stacking.title': 'Più aruspici su una pietra',
  'rules.stacking.short':
    'Sulla stessa pietra può stare un numero qualsiasi di aruspici di un colore, e insieme sono più forti. Colori diversi non la condividono mai.',
  'rules.stacking.more': `Il loro numero è il potere spirituale della pietra, raddoppiato su una pietra Rituale e triplicato su una Mistica. Un gruppo non è legato: ogni dado muove comunque un solo aruspice.

Due colori stanno sulla stessa pietra solo mentre un colpo è aperto, nel corso di un turno.`,
  'rules.stacking.words':
    'due giocatori sulla stessa pietra, due colori sulla stessa pietra, pila, impilare, stare in gruppo, torre, insieme, stare insieme, dividere una pietra, condividere una pietra, stessa pietra, stessa casella, limite, quanti su una pietra, due aruspici sulla stessa pietra, due pedine sulla stessa casella',

  'rules.mysticalFirst.title': 'Prima via dalle pietre Mistiche',
  'rules.mysticalFirst.short':
    'Prima di muovere qualsiasi altro aruspice, tutti i tuoi che stavano su pietre Mistiche al momento del tiro devono lasciarle, con un dado ciascuno.',
  'rules.mysticalFirst.more': `- Riguarda solo chi stava lì quando si sono tirati i dadi. Chi arriva su una pietra Mistica adesso può restarci, o proseguire, fino al tuo prossimo turno.
- Se sono più dei dadi, ogni dado ne muove uno e gli altri aspettano.
- Scegli tu quale dado usa ciascuno, e chi parte per primo.
- Gli aruspici di Tuchulcha e quelli neutrali non devono lasciarle; quelli di Lasa Vecuvia sì.

**Esempio:** il rosso sta sulla 11 e tira 6-5. Quello sulla 11 si muove per primo: con il 5 finirebbe sul Passaggio 16, quindi usa il 6. Poi un altro usa il 5.`,
  'rules.mysticalFirst.words':
    'lasciare la pietra mistica, devo lasciare la pietra mistica, obbligo di lasciare, obbligato a muovere, muovere per primo, prima le mistiche, posso restare sulla pietra mistica, restare su una mistica, via dalla mistica, quale aruspice devo muovere',

  'rules.mysticalBlocked.title': 'Bloccati su una pietra Mistica',
  'rules.mysticalBlocked.short':
    'Usare più dadi possibile viene prima. Se lasciare per prime le pietre Mistiche costasse un dado che altrimenti si può usare, per questo turno l’obbligo cade.',
  'rules.mysticalBlocked.more': `Conta prima quanti dadi si possono usare al massimo senza l’obbligo. Se un modo di giocare che lascia prima le pietre Mistiche ne usa altrettanti, devi lasciarle prima. Se non ce n’è nessuno, in questo turno muovi liberamente, purché usi quel numero di dadi.

**Esempio:** il blu ha un aruspice sulla pietra Mistica 1 e sette nel tempio, tira 4-4 e resta con due dadi. Due aruspici rossi sulla 5 chiudono l’unica via dalla pietra Mistica: il blu può quindi muovere altri aruspici.`,
  'rules.mysticalBlocked.words':
    'non posso lasciare la pietra mistica, bloccato sulla pietra mistica, bloccato sulla mistica, ignorare la regola mistica, eccezione, conflitto, mistica bloccata',

  'rules.allDice.title': 'Tutti i dadi vanno usati',
  'rules.allDice.short':
    'Devi usare il maggior numero possibile dei tuoi dadi, anche quando ti danneggia. Se c’è un modo di usarli tutti, ogni turno che ne usi meno è vietato.',
  'rules.allDice.more': `Conta il turno intero, non la singola mossa. Una mossa è rifiutata se, dopo di essa, il turno non può più usare tanti dadi quanti il turno migliore.

- Fra i turni che usano più dadi scegli liberamente, con un numero alto o basso.
- Se si può usare un dado ma non entrambi, scegli tu quale, a meno che non decidano le pietre Mistiche.
- Se non se ne può usare nessuno, il turno passa.
- Il turno è subito completo se la partita finisce o se ne sei fuori.

**Esempio:** il blu ha due aruspici sulla 23 e tira 2-3. Il 2 finirebbe sulla 25, occupata da Tuchulcha. Il 3 porta nel Passaggio 26, e va giocato.`,
  'rules.allDice.words':
    'usare un solo dado, solo un dado, devo muovere per forza, devo usare tutti i dadi, devo usare entrambi i dadi, posso passare, passare, saltare il turno, saltare un dado, rifiutare di muovere, obbligo, obbligatorio, mossa obbligata, tutti i dadi, entrambi i dadi, non usare un dado, rinunciare alla mossa, passare il turno',

  'rules.blocked.title': 'Quando non puoi muovere',
  'rules.blocked.short':
    'Un dado non si può usare se ogni mossa con esso finisce su una pietra vietata: una occupata da Tuchulcha, o una dove non puoi portare abbastanza aruspici per colpire. Se nessun dado si può usare, il turno passa.',
  'rules.blocked.more': `**Una mossa può essere rifiutata perché**
- Tuchulcha occupa la pietra: lì nessuno può colpire;
- il potere spirituale lì supera gli aruspici che puoi portare con questi dadi;
- altri tuoi aruspici devono prima lasciare una pietra Mistica;
- un colpo è aperto e va prima completato;
- l’aruspice ha colpito in questo turno, e resta dov’è;
- dopo di essa si potrebbero usare meno dadi che in un altro turno.

**Esempio:** gli ultimi due del blu stanno insieme sulla 23, e Tuchulcha occupa la 25. Con 2-2-2 il blu non può usare nessun dado, e il turno passa.`,
  'rules.blocked.words':
    'perché, perché no, perché non posso muovere, perché non posso, non posso muovere, non mi fa muovere, mossa non permessa, mossa non valida, mossa vietata, perché la mossa è vietata, mossa illegale, bloccato, sono bloccato, rifiutato, vietato, il turno passa, turno saltato, mi ha saltato il turno, nessuna mossa possibile',

  'rules.lastOne.title': 'Con un solo aruspice in gioco',
  'rules.lastOne.short':
    'Se quando tiri hai esattamente un aruspice in gioco, puoi fermarti dopo qualsiasi dado. Almeno uno va usato, se si può.',
  'rules.lastOne.more': `Conta il momento del tiro. Se perdi il penultimo durante il turno, la regola ti aiuta solo dal turno seguente.

Nemmeno così puoi lasciare un colpo aperto.

Lasa Vecuvia ha una regola propria per il suo ultimo aruspice. Tuchulcha scarta prima un dado; questa regola vale poi per quelli che tiene.

**Esempio:** l’unico aruspice del blu sta sulla 20, e il blu tira 4-2. Con entrambi i dadi finirebbe sul Passaggio 26. Il blu gioca il 4 fino alla pietra Rituale 24 e si ferma.`,
  'rules.lastOne.words':
    'ultimo aruspice, il mio ultimo aruspice, un solo aruspice, mi resta un solo aruspice, me ne resta uno, solo uno rimasto, ultima pedina, mi resta una pedina, una sola pedina, fermarsi prima, usare meno dadi, meno dadi, non tutti i dadi',

  'rules.power.title': 'Potere spirituale',
  'rules.power.short':
    'Il potere spirituale di una pietra è il numero di aruspici che vi stanno: il doppio su una pietra Rituale, il triplo su una Mistica. Per colpire lì devono arrivarne almeno altrettanti.',
  'rules.power.more': `**Quanto è forte**
- 1 su una pietra normale: 1; su una Rituale: 2; su una Mistica: 3
- 2 su una pietra normale: 2; su una Rituale: 4; su una Mistica: 6
- 3 su una pietra normale: 3; su una Rituale: 6; su una Mistica: 9

Il potere serve solo a difendersi. Chi attacca conta uno a testa, da dovunque venga.

Con due o tre dadi nessuno può portarne quattro: due aruspici su una pietra Rituale sono al sicuro da tutti, tranne che da Tuchulcha. Contro gli aruspici di Tuchulcha vale solo il numero, senza la pietra.`,
  'rules.power.words':
    'potere, potere spirituale, forza, difesa, difendersi, protezione, proteggere, quanto è forte, moltiplicatore, pietra sicura, pietre sicure, casella sicura, sono al sicuro, è sicuro, quanti me ne servono, quanti aruspici servono per colpire, spirito',

  'rules.hits.title': 'Colpire',
  'rules.hits.short':
    'Porta su una pietra, in un solo turno, almeno tanti aruspici di un colore quant’è il suo potere spirituale: tutti quelli che ci stavano vanno nella foresta. Contro uno solo su una pietra normale ne basta uno.',
  'rules.hits.more': `- Ogni dado porta un aruspice: non puoi portarne più di quanti dadi hai.
- Tutti quelli sulla pietra sono colpiti insieme, mai solo una parte.
- Chi ha colpito resta sulla pietra fino al tuo prossimo turno.
- Nel tempio, sull’altare e nella foresta nessuno può essere colpito.
- Gli aruspici di Tuchulcha non si possono colpire. Quelli di Lasa Vecuvia non colpiscono nessuno e, se li colpisce un giocatore normale, tornano nel loro tempio.

**Esempio:** il nero tira 5-5, aggiunge un 3 e porta un aruspice dal tempio a 35, a 40 e a 3. L’unico del blu sulla 3 va nella foresta.`,
  'rules.hits.words':
    'colpo, colpi, colpire, come si colpisce, come colpisco, attaccare, attacco, mangiare, come si mangia, mangiare una pedina, catturare, cattura, prendere, uccidere, eliminare una pedina, cacciare, battere, mandare nella foresta, combattere, pietra di un altro colore, finire su un avversario',

  'rules.openHit.title': 'Colpire con più aruspici',
  'rules.openHit.short':
    'Dove il potere è 2 o più, deve arrivarne più d’uno nello stesso turno. Dopo il primo il colpo è aperto, e proprio i dadi seguenti devono portare gli altri, finché il potere è raggiunto.',
  'rules.openHit.more': `- Puoi aprire un colpo solo se i dadi rimasti bastano a completarlo.
- Finché è aperto non si muove altro, e chi è arrivato aspetta.
- Possono venire da luoghi diversi, anche dal tempio, ma sono tutti di un colore.
- Un turno non finisce mai con un colpo aperto, nemmeno se finirebbe la partita.
- Non deve costarti un dado: se il colpo ne lascia inutilizzato uno che altrimenti si può usare, è vietato.

**Esempio:** due aruspici neri sulla 13 hanno potere 2. Il blu tira 6-6-2 e ne porta uno dalla 11 con il 2 e uno dalla 7 con un 6: il colpo è completo. L’altro 6 ne porta un terzo all’altare. Con 2-2-6 questo colpo sarebbe vietato, perché dopo nessuno potrebbe usare l’altro 2.`,
  'rules.openHit.words':
    'colpire un gruppo, colpire due aruspici, colpire due pedine, colpirne due, colpire più aruspici, colpo aperto, completare il colpo, attacco combinato, attaccare insieme, attaccare un gruppo, colpire in due, potere due, potere di due, due contro due, aprire un colpo, iniziare un colpo, mezzo colpo, mangiarne due',

  'rules.hitterStays.title': 'Dopo un colpo si resta fermi',
  'rules.hitterStays.short':
    'Gli aruspici che hanno colpito non si muovono più in questo turno. Chi arriva sulla pietra a colpo già completo è libero. Quelli di Tuchulcha possono proseguire subito.',
  'rules.hitterStays.more': `Pensa quindi a chi userà i dadi rimasti: deve farlo un altro, dovunque sia possibile.

**Esempio:** il blu tira 3-6 e colpisce il nero sulla 3 con un aruspice dal tempio. Deve restare lì. Quello sulla 5 non può usare il 6, perché il rosso sulla pietra Mistica 11 ha potere 3. Il 6 porta perciò un aruspice dal tempio nel Passaggio 6.

Nel tuo prossimo turno chi ha colpito è libero come tutti gli altri.`,
  'rules.hitterStays.words':
    'dopo un colpo, dopo aver colpito, muovere dopo un colpo, muovere dopo aver colpito, continuare dopo un colpo, proseguire dopo un colpo, colpire due volte, posso colpire due volte, colpire ancora, doppio colpo, colpo doppio, restare fermi, fermo dopo il colpo, mordi e fuggi',

  'rules.gettingHit.title': 'Un tuo aruspice è colpito',
  'rules.gettingHit.short':
    'Tutti i tuoi su quella pietra vanno nella foresta e lì restano. Non perdi altro. Se erano i tuoi ultimi in gioco, la partita può finire, o puoi esserne fuori.',
  'rules.gettingHit.more': `- **Giocatore normale:** nella foresta, chiunque abbia colpito.
- **Lasa Vecuvia:** di nuovo nel tempio; solo Tuchulcha può mandare i suoi nella foresta.
- **Tuchulcha:** non si può colpire.

**Se era il tuo ultimo in gioco:** mentre qualcuno è consacrato a Tuchulcha, sei fuori dalla partita. Se non lo è nessuno, la partita finisce e si conta l’altare.

**Per proteggerti:** sta’ in gruppo, sulle pietre Rituali, o per un giro su una Mistica; oppure lontano dalla portata di due o tre dadi.`,
  'rules.gettingHit.words':
    'mi hanno colpito, sono stato colpito, sono stata colpita, essere colpito, se vengo colpito, quando vengo colpito, colpito da qualcuno, mi hanno mangiato, mi mangiano, mi hanno attaccato, perdere un aruspice, ho perso un aruspice, ho perso una pedina, il mio aruspice è sparito, sparita, proteggersi, come mi proteggo, dove va chi viene colpito',

  'rules.roles.title': 'Cambiare ruolo',
  'rules.roles.short':
    'All’inizio del turno, prima di tirare, puoi consacrare il tuo tempio a Tuchulcha o, in quattro, a Lasa Vecuvia, se ci sono le condizioni. Non si torna indietro.',
  'rules.roles.more': `**Tuchulcha** va a caccia: più dadi, non può essere colpito, vince quando nessun altro giocatore ha aruspici in gioco. È fuori appena un altro giocatore raggiunge l’altare.

**Lasa Vecuvia** sigilla: salta tutti, vince quando ogni Passaggio è sigillato. È fuori appena ha meno aruspici in gioco di quanti Passaggi siano aperti.

Solo un giocatore normale può cambiare. Tuchulcha è al massimo uno alla volta; Lasa Vecuvia viene una sola volta a partita. Gli aruspici consacrati non vanno più all’altare.`,
  'rules.roles.words':
    'ruolo, ruoli, cambio di ruolo, cambiare ruolo, consacrare, consacrazione, consacrare il tempio, consacrarsi, convertire, tornare normale, ruoli speciali, annullare la consacrazione, giocatore normale',

  'rules.tuchulcha.title': 'Tuchulcha',
  'rules.tuchulcha.short':
    'Chi è consacrato a Tuchulcha dà la caccia agli altri: più dadi, nessuno può rispondere ai colpi, e vince quando nessun altro giocatore ha aruspici in gioco. Ma basta un aruspice di un altro giocatore sull’altare, e Tuchulcha è fuori.',
  'rules.tuchulcha.more': `**Che cosa cambia**
- Quattro dadi in quattro giocatori (tre in meno), di cui uno si scarta.
- I tuoi aruspici non possono essere colpiti, e dopo un colpo possono proseguire.
- Le pietre Rituali e Mistiche per te non contano, né le tue né quelle delle tue vittime.
- I Passaggi restano mortali.
- I tuoi aruspici girano lungo l’anello e non vanno mai all’altare.

**Come vinci:** resti da solo in partita.

**Come perdi:** un altro giocatore porta un aruspice all’altare, o tu non ne hai più in gioco.`,
  'rules.tuchulcha.words':
    'tuchulcha, demone, cacciatore, cattivo, serpente, serpenti, cos’è tuchulcha, chi è tuchulcha, cosa fa tuchulcha, come vince tuchulcha, tuchulcha vince',

  'rules.devotingTuchulcha.title': 'Consacrarsi a Tuchulcha',
  'rules.devotingTuchulcha.short':
    'Puoi farlo prima di tirare, se nessuno è consacrato a Tuchulcha, se ogni altro giocatore ha almeno due aruspici in gioco, se puoi offrire il numero richiesto e se poi almeno uno dei tuoi resta in gioco.',
  'rules.devotingTuchulcha.more': `**Devono valere tutte**
- Sei un giocatore normale e non hai ancora tirato.
- Nessuno è consacrato a Tuchulcha in questo momento.
- Ogni altro giocatore ancora in partita ha due o più aruspici in gioco. Lasa Vecuvia e i colori neutrali qui non contano.
- Puoi offrire quanto costa: 3 aruspici in quattro, 4 in meno giocatori, e uno in più per ogni consacrazione precedente a Tuchulcha.
- Almeno uno dei tuoi resta poi in gioco.

Chi ti rimane sull’altare va nella foresta. Poi tiri come Tuchulcha nello stesso turno.

**Esempio:** il rosso ne ha due nel tempio, due sul cammino, due sull’altare e due nella foresta. Costa 3: il rosso ne offre tre da altare e foresta, oppure due da lì e uno dal tempio.`,
  'rules.devotingTuchulcha.words':
    'diventare tuchulcha, come divento tuchulcha, quando posso diventare tuchulcha, consacrare il tempio a tuchulcha, consacrarsi a tuchulcha, quando posso consacrarmi a tuchulcha, posso consacrare, perché non posso consacrare, condizioni, requisiti, condizioni per tuchulcha, trasformarsi in tuchulcha, scegliere tuchulcha, essere tuchulcha',

  'rules.tuchulchaPrice.title': 'Quanto costa Tuchulcha',
  'rules.tuchulchaPrice.short':
    'In quattro giocatori 3 aruspici, in due o in tre 4, e uno in più per ogni consacrazione precedente a Tuchulcha in questa partita. Quasi tutti vengono dal tuo altare e dalla tua foresta.',
  'rules.tuchulchaPrice.more': `- **In quattro:** 3 la prima volta, poi 4, 5 …; almeno 2 da altare e foresta.
- **In due o in tre:** 4 la prima volta, poi 5, 6 …; almeno 3 da altare e foresta.

Gli altri vengono da altare, foresta o dal tuo tempio, a tua scelta. Quelli sul cammino non si possono offrire.

Non importa chi si sia consacrato prima: conta ogni consacrazione a Tuchulcha in questa partita.

Tutti gli aruspici offerti vanno nel santuario di Tuchulcha. Chi ti rimane sull’altare va nella foresta.`,
  'rules.tuchulchaPrice.words':
    'costo, prezzo, pagare, costa, quanto costa, quanto costa tuchulcha, sacrificare, quanti aruspici devo sacrificare, quanti aruspici per tuchulcha, offrire, offrire aruspici, dare, cedere, più caro, seconda volta, aruspice in più, altare perso',

  'rules.tuchulchaDice.title': 'I dadi di Tuchulcha',
  'rules.tuchulchaDice.short':
    'In quattro giocatori Tuchulcha tira quattro dadi. In due o in tre ne tira tre e, se almeno due sono uguali, può tirarne un quarto. Poi un dado si scarta e gli altri si usano.',
  'rules.tuchulchaDice.more': `Tuchulcha muove quindi con tre dadi, e con due (o tre) in meno giocatori.

Il dado si scarta prima della prima mossa. Degli altri va usato il maggior numero possibile, come per tutti.

In due o in tre il quarto dado è a tua scelta: con quello, ne tieni tre.`,
  'rules.tuchulchaDice.words':
    'quanti dadi tira tuchulcha, dadi di tuchulcha, quattro dadi, quarto dado, tre dadi, tuchulcha tira, tributo',

  'rules.discard.title': 'Quale dado scarta Tuchulcha',
  'rules.discard.short':
    'Uno qualsiasi di quelli tirati, a scelta del giocatore. Lo si sceglie prima di muovere; tutto il resto si decide con i dadi tenuti.',
  'rules.discard.more': `L’obbligo di usare tutti i dadi guarda solo quelli tenuti. Puoi quindi scartare proprio il dado che ti porterebbe in un Passaggio, anche se si potrebbe usare.

Anche chi ha un solo aruspice in gioco scarta un dado, e può poi fermarsi dopo uno qualsiasi degli altri.

L’ultimo aruspice di Lasa Vecuvia può rinunciare a dei dadi per un altro motivo: vedi la sua pagina.`,
  'rules.discard.words':
    'scartare, scarto, scartare un dado, quale dado scarto, quale dado si scarta, togliere un dado, buttare un dado, eliminare un dado, scegliere il dado, quale dado',

  'rules.tuchulchaPowers.title': 'I poteri di Tuchulcha',
  'rules.tuchulchaPowers.short':
    'Gli aruspici di Tuchulcha non possono essere colpiti, ignorano le pietre Rituali e Mistiche e possono proseguire dopo un colpo. Una pietra che occupano è chiusa a tutti gli altri.',
  'rules.tuchulchaPowers.more': `- **Pietre chiuse:** nessuno può fermarsi dove sta uno di Tuchulcha; passarci sopra sì.
- **Colpi:** conta solo il numero delle vittime. Per due su una pietra Mistica bastano due attaccanti, non sei. Chi arriva deve completare il colpo con i dadi seguenti, come sempre.
- **Dopo un colpo** gli stessi aruspici possono proseguire e colpire ancora.
- **Le pietre Mistiche** non vanno lasciate per prime.
- **Quelli di Lasa Vecuvia**, colpiti da Tuchulcha, vanno anch’essi nella foresta.
- **I Passaggi** non si ignorano: un aruspice di Tuchulcha che si ferma su uno aperto è perso.
- Non escono mai verso l’altare: continuano a girare.

**Esempio:** il rosso come Tuchulcha tira 2-1-5-3 e scarta il 5. Con 2 e 3, due aruspici colpiscono la coppia blu sulla pietra Rituale 24; con l’1, uno di loro prosegue.`,
  'rules.tuchulchaPowers.words':
    'invulnerabile, immune, tuchulcha è immune, poteri di tuchulcha, abilità, vantaggi, vantaggi di tuchulcha, si può colpire tuchulcha, colpire tuchulcha, posso colpire tuchulcha, attaccare tuchulcha, mangiare tuchulcha, pietra chiusa, pietra occupata da tuchulcha',

  'rules.tuchulchaFalls.title': 'Come cade Tuchulcha',
  'rules.tuchulchaFalls.short':
    'Appena un altro giocatore porta un aruspice all’altare, il giocatore consacrato a Tuchulcha è fuori dalla partita. Chi ha mosso continua con i dadi che gli restano.',
  'rules.tuchulchaFalls.more': `Tutti gli aruspici di quel giocatore lasciano il tabellone, anche quelli nel santuario e nella foresta. Poi si guarda se la partita è finita: se resta un solo giocatore, vince; se un colore non ne ha in gioco, si conta l’altare; altrimenti si continua senza Tuchulcha.

È fuori anche il giocatore consacrato a Tuchulcha che non ha più aruspici in gioco, per esempio persi nei Passaggi.

Chi ha raggiunto l’altare può diventare Tuchulcha alla fine di quel turno, e chiunque più avanti. Ogni consacrazione costa un aruspice in più della precedente.

In due, anche un aruspice neutrale sull’altare fa cadere Tuchulcha.`,
  'rules.tuchulchaFalls.words':
    'sconfiggere tuchulcha, battere tuchulcha, fermare tuchulcha, come si ferma tuchulcha, abbattere tuchulcha, uccidere tuchulcha, eliminare tuchulcha, far cadere tuchulcha, tuchulcha perde, tuchulcha eliminato, tuchulcha fuori, liberarsi di tuchulcha',

  'rules.eliminator.title': 'Prendere il posto di Tuchulcha',
  'rules.eliminator.short':
    'Se hai fatto cadere Tuchulcha raggiungendo l’altare, alla fine dello stesso turno puoi consacrare il tuo tempio a Tuchulcha, alle solite condizioni.',
  'rules.eliminator.more': `- È l’unica consacrazione dopo il movimento. Adesso non tiri: il turno finisce, e giochi come Tuchulcha dal tuo prossimo turno.
- Costa un aruspice in più dell’ultima consacrazione.
- Valgono tutte le condizioni: gli altri con due in gioco ciascuno (Lasa Vecuvia a parte), abbastanza da offrire, uno dei tuoi ancora in gioco.
- Solo se la partita non è finita.
- Se rinunci, chiunque può diventare Tuchulcha più avanti, all’inizio di un turno; anche tu.

**Esempio:** il giallo ha fatto cadere Tuchulcha, che era il rosso. Era la prima consacrazione, quindi il giallo paga 4: uno dall’altare, uno dalla foresta e due dal tempio.`,
  'rules.eliminator.words':
    'dopo la caduta di tuchulcha, prendere il posto, prendere il posto di tuchulcha, sostituire tuchulcha, subentrare, secondo tuchulcha, nuovo tuchulcha, stesso turno, alla fine del turno, successore',

  'rules.lasaVecuvia.title': 'Lasa Vecuvia',
  'rules.lasaVecuvia.short':
    'In quattro giocatori, uno può diventare la rivale di Tuchulcha. I suoi aruspici saltano tutti e sigillano i Passaggi. Vince quando sono tutti sigillati, ed è fuori quando ha troppo pochi aruspici per quelli ancora aperti.',
  'rules.lasaVecuvia.more': `**Che cosa cambia**
- Due dadi, un terzo con un doppio, come prima.
- I suoi aruspici si fermano solo su pietre vuote e saltano le altre.
- Non colpiscono nessuno. Solo Tuchulcha li manda nella foresta; colpiti da altri, tornano nel tempio.
- Girano lungo l’anello e non vanno mai all’altare.
- Fermarsi su un Passaggio aperto lo sigilla, e l’aruspice si ritira nel suo santuario.

**Come vince:** nessun Passaggio è più aperto.

**Come perde:** meno aruspici in gioco che Passaggi aperti.

Resta in partita quando Tuchulcha cade, e può ancora vincere, perfino contando l’altare (con nessuno sull’altare).`,
  'rules.lasaVecuvia.words':
    'lasa vecuvia, lasa, vecuvia, vegoia, ninfa, angelo, rivale di tuchulcha, cos’è lasa vecuvia, chi è lasa vecuvia, cosa fa lasa, come vince lasa, lasa vince',

  'rules.devotingLasa.title': 'Consacrarsi a Lasa Vecuvia',
  'rules.devotingLasa.short':
    'In quattro giocatori, prima di tirare: un altro è consacrato a Tuchulcha in questo momento, in questa partita nessuno è stato Lasa Vecuvia, e tu hai almeno quattro aruspici in gioco.',
  'rules.devotingLasa.more': `**Che cosa offri:** tutti i tuoi sull’altare e nella foresta vanno nel suo santuario. Se non ce ne sono, offri un aruspice a scelta, dal tempio o da qualsiasi pietra.

Poi tiri nello stesso turno.

Succede una sola volta a partita: quando Lasa Vecuvia è fuori, nessuno la sostituisce.

Fa’ i conti prima: ogni sigillo richiede un aruspice, e con meno aruspici in gioco che Passaggi aperti sei fuori.`,
  'rules.devotingLasa.words':
    'diventare lasa vecuvia, diventare lasa, come divento lasa, quando posso diventare lasa, consacrare il tempio a lasa vecuvia, consacrarsi a lasa, condizioni per lasa, requisiti di lasa, scegliere lasa, essere lasa, quanto costa lasa',

  'rules.lasaMoving.title': 'Come si muove Lasa Vecuvia',
  'rules.lasaMoving.short':
    'Si contano solo le pietre vuote, e solo lì ci si ferma. Le pietre dove sta qualcuno, anche dei suoi, si saltano senza contarle. Perciò nessuno la blocca, e lei non colpisce nessuno.',
  'rules.lasaMoving.more': `- Un Passaggio senza aruspici, aperto o sigillato, vale come pietra vuota.
- Salta anche quelli di Tuchulcha.
- Non può metterne due sulla stessa pietra; un gruppo che c’era già può però restare.
- Le pietre Mistiche vanno lasciate per prime e i dadi usati tutti, come per un giocatore normale.
- I suoi aruspici hanno il solito potere spirituale contro chi vuole colpirli.

**Esempio:** il nero come Lasa Vecuvia tira 5-4. Con il 4, l’aruspice sulla 31 salta Tuchulcha sulla 33 e sigilla il Passaggio 36. Con il 5, uno dal tempio salta anch’esso la 33 e si ferma sulla 36, ormai una pietra normale.`,
  'rules.lasaMoving.words':
    'come si muove lasa, lasa muove, movimento di lasa, lasa salta, saltare con lasa, pietre vuote, pietre libere, non occupate, contare le pietre, saltare le pietre occupate, lasa può colpire, lasa colpisce',

  'rules.sealing.title': 'Sigillare un Passaggio',
  'rules.sealing.short':
    'Un aruspice di Lasa Vecuvia che si ferma su un Passaggio aperto lo sigilla e si ritira nel suo santuario. Un Passaggio sigillato è una pietra normale per tutti, per sempre.',
  'rules.sealing.more': `- Deve fermarcisi con un dado; passarci sopra non sigilla.
- Da quel momento l’aruspice non è più in gioco, e non conta più per i Passaggi ancora aperti.
- Con tutti e quattro sigillati Lasa Vecuvia vince subito.
- I sigilli restano anche quando lei è fuori dalla partita.
- I quattro Passaggi si possono sigillare in qualsiasi ordine, e a qualsiasi giro.`,
  'rules.sealing.words':
    'sigillo, sigilli, sigillare, chiudere un passaggio, come si chiude un passaggio, bloccare un passaggio, passaggio sigillato, passaggio chiuso, passaggio aperto, gettone sul passaggio, come si sigilla, quattro sigilli',

  'rules.lasaHit.title': 'Se Lasa Vecuvia è colpita',
  'rules.lasaHit.short':
    'Colpiti da Tuchulcha, i suoi aruspici vanno nella foresta. Colpiti da chiunque altro, tornano nel loro tempio e ricominciano.',
  'rules.lasaHit.more': `Il potere spirituale li protegge come sempre: il numero sulla pietra, raddoppiato su una Rituale e triplicato su una Mistica. Contro Tuchulcha vale solo il numero.

Nel tempio sono in gioco: essere colpita da un giocatore normale le costa quindi strada, ma nessun aruspice.

**Esempio:** il giallo tira 2-6, va dalla 32 alla 38 e poi colpisce Lasa Vecuvia sulla 40: il suo aruspice torna nel tempio del nero. Prima 2 e poi 6 non era possibile, perché Tuchulcha occupava la 34.`,
  'rules.lasaHit.words':
    'colpire lasa, colpire lasa vecuvia, lasa colpita, attaccare lasa, lasa colpita da tuchulcha, mangiare lasa, tornare nel tempio, tornare al tempio, rimandata al tempio, proteggere lasa, lasa viene colpita, lasa vecuvia viene colpita',

  'rules.lasaLast.title': 'L’ultimo di Lasa Vecuvia',
  'rules.lasaLast.short':
    'Finché ha esattamente un aruspice in gioco, può rinunciare a qualsiasi dado che lo porterebbe oltre l’ultimo Passaggio aperto. Il dado vale come usato.',
  'rules.lasaLast.more': `- Vale dal momento in cui ne ha uno solo, anche a metà turno.
- L’obbligo di lasciare prima le pietre Mistiche non riguarda un dado a cui si rinuncia.
- Un dado che non porta oltre il Passaggio va usato come al solito.
- La regola del giocatore normale con un solo aruspice, fermarsi dopo qualsiasi dado, per lei non vale.

**Esempio:** l’ultimo di Lasa Vecuvia sta sulla 20; l’unico Passaggio aperto è il 26, e la 22 e la 24 sono occupate. Tira 5-3. Il 3 porta alla 25, e al 5 può rinunciare. Può anche usare entrambi i dadi, e finire sulla 30.`,
  'rules.lasaLast.words':
    'ultimo aruspice di lasa, ultimo di lasa, lasa con un solo aruspice, lasa scarta un dado, rinunciare a un dado, rinunciare, lasciare un dado, superare l’ultimo passaggio, oltre il passaggio, altro giro, ancora un giro',

  'rules.lasaOut.title': 'Quando Lasa Vecuvia è fuori',
  'rules.lasaOut.short':
    'Appena ha meno aruspici in gioco di quanti Passaggi siano aperti, Lasa Vecuvia è fuori dalla partita. I suoi sigilli restano.',
  'rules.lasaOut.more': `Quelli nel tempio sono in gioco: esservi rimandati non la mette fuori. Un colpo di Tuchulcha invece ne costa uno. Sigillare toglie un aruspice e un Passaggio aperto, e quindi non la mette mai fuori.

Tutti i suoi aruspici vanno nella scatola. In questa partita nessun altro può consacrarsi a lei.

Resta in partita quando Tuchulcha cade. Se allora un colore non ha aruspici in gioco, la partita finisce, e lei entra in classifica con nessuno sull’altare.`,
  'rules.lasaOut.words':
    'lasa perde, lasa eliminata, lasa fuori, lasa è fuori, troppo pochi aruspici, pochi aruspici per i passaggi, abbastanza aruspici per i passaggi, sconfiggere lasa, battere lasa, lasa vecuvia perde, lasa vecuvia eliminata, lasa vecuvia fuori',

  'rules.end.title': 'Quando finisce la partita',
  'rules.end.short':
    'Mentre nessuno è consacrato a Tuchulcha: appena un colore ancora in partita non ha più aruspici in gioco. Inoltre quando Tuchulcha o Lasa Vecuvia vince, o resta un solo giocatore.',
  'rules.end.more': `- **L’ultimo aruspice** di un colore ha raggiunto l’altare o la foresta, e nessuno è Tuchulcha: si conta l’altare. Finisce anche a metà turno, e gli altri dadi non si usano.
- **Tutti i Passaggi sono sigillati:** vince Lasa Vecuvia.
- **In partita resta un solo giocatore:** vince. È così che vince Tuchulcha.

Mentre qualcuno è consacrato a Tuchulcha, un giocatore senza aruspici in gioco è fuori, e gli altri continuano.

In due contano anche i colori neutrali: un colore neutrale senza aruspici in gioco fa finire la partita.`,
  'rules.end.words':
    'fine, fine partita, fine della partita, fine del gioco, quando finisce, quando finisce il gioco, quanto dura, finita, ultimo turno, l’ultimo aruspice raggiunge l’altare, condizione di fine',

  'rules.winning.title': 'Chi vince',
  'rules.winning.short':
    'A fine partita, chi ha più aruspici sull’altare; a parità, chi ne ha meno nella foresta. Tuchulcha vince restando da solo in partita, Lasa Vecuvia sigillando ogni Passaggio.',
  'rules.winning.more': `In classifica entrano solo i giocatori ancora in partita, anche Lasa Vecuvia, con nessuno sull’altare. Non importa chi ha fatto finire la partita: restare per primi senza aruspici non significa vincere.

**Esempio:** il blu fa finire la partita con 4 sull’altare e 4 nella foresta, il rosso ha 4 sull’altare e 2 nella foresta. Vince il rosso.

In due c’è una particolarità: se in testa ci sono solo colori neutrali, vince l’avversario di chi ha fatto finire la partita.`,
  'rules.winning.words':
    'vincere, vincitore, vittoria, vince, come si vince, come vinco, chi ha vinto, punteggio, punti, più aruspici sull’altare, classifica, conteggio, risultato finale',

  'rules.ties.title': 'Pareggi',
  'rules.ties.short':
    'A parità sull’altare vince chi ne ha meno nella foresta. I giocatori pari in entrambi condividono la vittoria.',
  'rules.ties.more': `Gli aruspici in un santuario, nel tempio o sul cammino non contano per nessuno dei due.

**Esempio:** il blu entra in un Passaggio con il suo ultimo aruspice. Nessuno ne ha sull’altare, né il blu né Lasa Vecuvia. Il blu ne ha 8 nella foresta, Lasa Vecuvia nessuno: vince Lasa Vecuvia.`,
  'rules.ties.words':
    'pareggio, pareggi, parità, pari, in caso di parità, stesso numero sull’altare, stesso numero di aruspici sull’altare, spareggio, vittoria condivisa, due vincitori, vincere in due',

  'rules.outOfTheGame.title': 'Fuori dalla partita',
  'rules.outOfTheGame.short':
    'Un giocatore senza aruspici in gioco è fuori mentre qualcuno è consacrato a Tuchulcha. Tuchulcha è fuori quando un altro giocatore raggiunge l’altare, Lasa Vecuvia quando ne ha troppo pochi per i Passaggi aperti.',
  'rules.outOfTheGame.more': `Tutti gli aruspici di quel giocatore lasciano il tabellone per la scatola, compresi quelli sull’altare, e a fine partita non entrano in classifica.

**Sei fuori**
- da giocatore normale, senza aruspici in gioco mentre un altro è Tuchulcha;
- da Tuchulcha, quando un altro giocatore porta un aruspice all’altare, o quando non ne hai in gioco;
- da Lasa Vecuvia, con meno in gioco che Passaggi aperti;
- se abbandoni.

Mentre nessuno è Tuchulcha, un giocatore normale senza aruspici in gioco non è fuori: la partita finisce, e tutti entrano in classifica. I colori neutrali non sono mai fuori.`,
  'rules.outOfTheGame.words':
    'eliminato, eliminata, eliminazione, eliminazione del giocatore, fuori, sono fuori, fuori dal gioco, perdere, ho perso, perdere la partita, non ho più aruspici, senza aruspici, finiti gli aruspici, tolto dal gioco, scatola, morto',

  'rules.order.title': 'Se succedono più cose insieme',
  'rules.order.short':
    'Dopo ogni mossa e ogni consacrazione si fanno le stesse cinque domande, in un ordine fisso, perché ogni finale sia chiaro.',
  'rules.order.more': `1. Un aruspice ha raggiunto l’altare mentre un altro giocatore è consacrato a Tuchulcha? Quel giocatore è fuori.
2. Lasa Vecuvia ha meno aruspici in gioco che Passaggi aperti? È fuori. Nessun Passaggio è aperto? Vince.
3. Tuchulcha non ne ha in gioco? È fuori. Se Tuchulcha c’è ancora, ogni altro giocatore senza aruspici in gioco è fuori.
4. È rimasto un solo giocatore? Vince.
5. Nessuno è consacrato a Tuchulcha, e un colore che non è fuori non ne ha in gioco? La partita finisce, e si conta l’altare.

Se quindi il tuo ultimo aruspice raggiunge l’altare mentre Tuchulcha è a caccia, prima cade Tuchulcha e poi si conta l’altare: non sei fuori.`,
  'rules.order.words':
    'ordine dei controlli, priorità, tempistica, simultaneo, contemporaneamente, allo stesso tempo, nello stesso momento, insieme, cosa viene prima, cosa conta prima, il mio ultimo aruspice fa cadere tuchulcha',

  'rules.resigning.title': 'Abbandonare la partita',
  'rules.resigning.short':
    'Chi abbandona, o viene tolto dal tavolo, è fuori dalla partita: i suoi aruspici vanno nella scatola. Gli altri continuano, e se ne resta uno solo, vince.',
  'rules.resigning.more': `Puoi abbandonare in qualsiasi momento, non solo nel tuo turno. In quella partita non puoi rientrare.

Se abbandona Tuchulcha, il ruolo torna libero, e la prossima consacrazione costa un aruspice in più. Se abbandona Lasa Vecuvia, i suoi sigilli restano e nessuno la sostituisce.`,
  'rules.resigning.words':
    'abbandonare, abbandono, arrendersi, resa, mi arrendo, mollare, smettere, smettere di giocare, uscire dalla partita, lasciare la partita, lasciare il gioco, ritirarsi, dare forfait, tolto dal tavolo',

  'rules.threePlayers.title': 'In tre giocatori',
  'rules.threePlayers.short':
    'Si gioca su un anello di 30 pietre, con 9 aruspici a testa e tre colori qualsiasi. Un aruspice fa il giro intero dell’anello ed esce dalla pietra Mistica da cui è entrato. Lasa Vecuvia non partecipa.',
  'rules.threePlayers.more': `- **Settori** di dieci, nell’ordine blu, rosso, giallo, nero, senza il colore che manca. Mistiche sono 1, 11, 21, Rituali 4, 14, 24, Passaggi 6, 16, 26.
- **Il percorso** è lungo come in quattro: il 31º passo è la pietra d’uscita, e oltre c’è l’altare.
- **Tuchulcha** costa 4 aruspici la prima volta, almeno 3 da altare e foresta, e tira tre dadi.
- **Lasa Vecuvia** non si può scegliere.

Tutte le altre regole sono le stesse.`,
  'rules.threePlayers.words':
    '3 giocatori, tre giocatori, giocare in tre, in tre, partita a tre, tabellone per 3, tabellone per tre, 30 pietre, tre colori, giro intero, differenze in tre, regole in tre, regole per tre',

  'rules.exitStone.title': 'Attesa sulla pietra d’uscita',
  'rules.exitStone.short':
    'In tre la pietra d’uscita è anche quella d’ingresso. Un aruspice che ci si ferma a fine giro è segnato come arrivato, e qualsiasi dado lo porta all’altare.',
  'rules.exitStone.more': `Nella notazione si scrive **e** al posto del numero della pietra, e nell’immagine sta a parte.

- Per il potere spirituale conta insieme ai tuoi appena entrati lì, e la pietra Mistica triplica tutti.
- Nel tuo prossimo turno deve lasciarla per primo, come chiunque stia su una pietra Mistica; per lasciarla, chi aspetta e chi è appena entrato sono distinti.
- Se ti consacri a Tuchulcha, diventa un normale aruspice su quella pietra.

**Esempio:** il giallo entra ed esce dalla pietra 21 su un tabellone di rosso, giallo e blu. Con 2-4, il giallo porta quelli sulla 19 e sulla 17 alla pietra d’uscita, dove entrambi aspettano.`,
  'rules.exitStone.words':
    'pietra d’uscita in tre, giro finito, giro completato, giro concluso, e, aspettare, aspettare sull’uscita, attesa, bordo della pietra, entrata e uscita, stessa pietra due volte, giro intero fatto',

  'rules.twoPlayers.title': 'In due giocatori',
  'rules.twoPlayers.short':
    'Si gioca ai lati opposti, con 9 aruspici a testa, sul tabellone da 40 pietre. Gli altri due colori sono neutrali, con 5 ciascuno, ed entrambi potete muoverli. Lasa Vecuvia non partecipa.',
  'rules.twoPlayers.more': `- **Ogni dado** muove uno dei tuoi o un aruspice neutrale, come vuoi.
- **Tuchulcha** costa 4 aruspici la prima volta, almeno 3 da altare e foresta; tira tre dadi, un quarto se due sono uguali; e muove solo il proprio colore.
- **La fine:** anche un colore neutrale senza aruspici in gioco fa finire la partita, mentre nessuno è Tuchulcha.

**Esempio:** il blu tira 3-5. Con il 5 muove il proprio aruspice dalla 14 alla 19, con il 3 uno nero neutrale dalla 11 alla 14. Il nero non deve lasciare la pietra Mistica, ma può farlo.`,
  'rules.twoPlayers.words':
    '2 giocatori, due giocatori, giocare in due, in due, partita a due, duello, testa a testa, uno contro uno, solo noi due, colori opposti, tabellone per 2, tabellone per due, differenze in due, regole in due, regole per due',

  'rules.neutral.title': 'Aruspici neutrali',
  'rules.neutral.short':
    'In due, ogni dado può muovere un aruspice neutrale invece di uno dei tuoi. Fa il percorso del proprio colore e colpisce ogni altro colore, anche il tuo.',
  'rules.neutral.more': `- Entrano dal loro tempio, ed escono verso l’altare dalla loro uscita.
- Gli aruspici neutrali non devono lasciare per primi le pietre Mistiche. I tuoi sì, prima che tu ne muova uno neutrale.
- Si colpisce con un solo colore: i tuoi e i neutrali non si sommano.
- Chiunque può colpirli, e vanno nella loro foresta.
- Non si consacrano mai e non sono mai fuori.
- Chi è Tuchulcha non può muoverli.
- Le loro mosse contano quando va usato il maggior numero possibile di dadi.

**Esempio:** il blu tira 2-3 e usa il 3 per muovere il nero dalla 9 alla 12. L’aruspice blu che ci stava è colpito.`,
  'rules.neutral.words':
    'neutrale, neutrali, neutri, colori neutrali, aruspici neutri, pedine neutrali, grigio, aruspici di nessuno, muovere gli altri colori, muovere i neutrali, posso muovere i neutrali, di chi sono',

  'rules.neutralWins.title': 'Se un colore neutrale è in testa',
  'rules.neutralWins.short':
    'Se alla fine sono in testa solo colori neutrali, vince l’avversario del giocatore che con la sua mossa ha fatto finire la partita. Un giocatore alla pari con un colore neutrale vince.',
  'rules.neutralWins.more': `I colori neutrali entrano in classifica come i giocatori: più sull’altare, poi meno nella foresta.

Attenzione quindi a portare all’altare un aruspice neutrale: se così la partita finisce con un colore neutrale in testa, l’hai persa.

**Esempio:** il blu porta all’altare l’ultimo aruspice rosso, neutrale. Il rosso ne ha lì 5, il giallo 4 e il blu 3. In testa c’è solo il rosso, la partita l’ha fatta finire il blu: vince il giallo.`,
  'rules.neutralWins.words':
    'vince un neutrale, vince il neutrale, colore neutrale vince, neutrale primo, neutrale in testa, vince l’avversario, neutrale sull’altare, pareggio con un neutrale, neutrale fa finire la partita',

  'rules.notation.title': 'Scrivere posizioni e mosse',
  'rules.notation.short':
    'Una mossa si scrive con partenza, trattino e arrivo: T è il tempio, V l’altare, e il giro finito, un numero una pietra. Un segno dice che cosa succede lì.',
  'rules.notation.more': `**Segni:** \`x\` colpo completo, \`+\` colpo aperto, \`~\` perso in un Passaggio, \`#\` un Passaggio sigillato, \`!5\` un 5 scartato. In due ogni mossa comincia con il suo colore: \`y:T-24\`.

**Dadi:** \`3-6\`

**Le posizioni** sono una riga: giocatori, di chi è il turno (b blu, r rosso, y giallo, k nero), consacrazioni a Tuchulcha e a Lasa Vecuvia, Passaggi sigillati, poi ogni colore.
\`bn:6/3,5/0/0/0\` è il blu, normale (t Tuchulcha, l Lasa Vecuvia, x neutrale, o fuori), con 6 nel tempio, uno sulla pietra 3 e uno sulla 5, e 0 sull’altare, nella foresta e in un santuario. \`24x2\` sono due sulla 24.

**Esempi:** \`T-3x\` dal tempio alla 3 con un colpo; \`29-V\` dalla 29 all’altare.`,
  'rules.notation.words':
    'notazione, scrivere, annotare, registrare, simboli, lettere, abbreviazioni, cosa significa x, cosa vuol dire x, significa la x, stringa, registro, esportare, T V e, segno più, tilde',

  'rules.rulings.title': 'Dove il regolamento tace',
  'rules.rulings.short':
    'Il regolamento stampato lascia aperti alcuni casi, e le sue lingue in parte non concordano. Per ciascuno c’è qui un chiarimento, segnalato nella pagina a cui appartiene.',
  'rules.rulings.more': `I chiarimenti riguardano
- le pietre normali, e l’anello per tre giocatori;
- quale dado scarta Tuchulcha;
- i colpi per cui servono più aruspici;
- le pietre Mistiche che non si possono lasciare;
- l’unico aruspice rimasto, in due;
- chi resta in gioco dopo una consacrazione, e come cade Tuchulcha;
- le vittorie condivise, e i pareggi con un colore neutrale.

Se giochi altrove con il gioco stampato, accordatevi prima di cominciare.`,
  'rules.rulings.words':
    'chiarimento, chiarimenti, regola della casa, regole della casa, house rules, regole ufficiali, regolamento, ambiguo, non chiaro, dubbio, dubbi, FAQ, errata, differenze dal regolamento, interpretazione, manuale, regolamento stampato',

  'rules.ruling.plainStones':
    'Il testo del regolamento non dà numeri: che in un settore siano speciali la 1ª, la 4ª e la 6ª pietra, e nessun’altra, si ricava dai suoi esempi.',
  'rules.ruling.ringOfThirty':
    'Il regolamento non conta le pietre per tre giocatori: qui è un anello di 30, quello con settori di dieci e un percorso della stessa lunghezza.',
  'rules.ruling.anyDieDiscarded':
    'Il regolamento non dice quale dado scarta Tuchulcha: qui può essere uno qualsiasi.',
  'rules.ruling.openHitNextDice':
    'Il regolamento non dice che cosa può accadere prima che un colpo sia completo: qui devono completarlo proprio i dadi seguenti, e nel frattempo non si muove altro.',
  'rules.ruling.mysticalSetAside':
    'Il regolamento permette di ignorare la regola delle pietre Mistiche se così si usano più dadi, ma non dice fino a che punto: qui cade per l’intero turno.',
  'rules.ruling.lastOneOwnColor':
    'Il regolamento non dice se gli aruspici neutrali contano per il tuo ultimo: qui, in due, conta solo il tuo colore.',
  'rules.ruling.oneLeftAfterDevoting':
    'Il regolamento non vieta di offrire a Tuchulcha il tuo ultimo aruspice in gioco: qui, dopo, deve restarne in gioco almeno uno.',
  'rules.ruling.neutralFellsTuchulcha':
    'Il regolamento non dice se un aruspice neutrale sull’altare fa cadere Tuchulcha: qui sì.',
  'rules.ruling.tuchulchaAloneIsOut':
    'Il regolamento non dice che ne è di Tuchulcha senza aruspici in gioco: qui quel giocatore è fuori dalla partita.',
  'rules.ruling.sharedVictory':
    'Il regolamento non ha risposta se altare e foresta sono entrambi pari: qui la vittoria è condivisa.',
  'rules.ruling.neutralShares':
    'Il regolamento non dice che cosa succede se in testa sono pari un giocatore e un colore neutrale: qui vince il giocatore.',

  'rules.figure.board':
    'Tutti gli aruspici sono nei loro templi. Ogni dieci pietre la 1ª è Mistica, la 4ª Rituale, la 6ª un Passaggio.',
  'rules.figure.moving': 'Il blu tira 3-5 e fa uscire dal tempio due aruspici, sulla 3 e sulla 5.',
  'rules.figure.altar':
    'Il blu tira 3-4: dalla 29 basta un 3 per l’altare, e il 4 porta un altro aruspice alla pietra d’uscita.',
  'rules.figure.doubles':
    'Il giallo tira 2-2 e aggiunge un terzo dado, un 4: due aruspici si ritrovano sulla pietra Rituale 24.',
  'rules.figure.mysticalFirst': 'Il rosso tira 6-5: l’aruspice sulla pietra Mistica 11 si muove per primo.',
  'rules.figure.mysticalBlocked':
    'Il blu tira 4-4: la via dalla 1 alla 5 è chiusa da due rossi, quindi possono muoversi altri.',
  'rules.figure.allDice': 'Il blu tira 2-3: Tuchulcha occupa la 25, e il 3 porta nel Passaggio.',
  'rules.figure.blocked':
    'Il blu tira 2-2-2: Tuchulcha occupa la 25, nessuno può muoversi, e il turno passa.',
  'rules.figure.lastOne': 'L’unico aruspice del blu va con il 4 su una pietra Rituale e lascia stare il 2.',
  'rules.figure.power':
    'Il blu ha potere 1 sulla 3 e sulla 5, il rosso 3 sulla pietra Mistica 11 e 2 sulla Rituale 14, il giallo 4 con due sulla Rituale 24.',
  'rules.figure.hits': 'Il nero tira 5-5-3 e porta un aruspice a 35, a 40 e a 3, dove colpisce il blu.',
  'rules.figure.openHit':
    'Il blu tira 6-6-2: due aruspici colpiscono la coppia nera sulla 13, un terzo va all’altare.',
  'rules.figure.hitterStays':
    'Il blu tira 3-6 e colpisce sulla 3. Chi ha colpito resta, e il 6 porta un altro nel Passaggio.',
  'rules.figure.devotingTuchulcha':
    'Il rosso può consacrarsi: ne ha due sull’altare e due nella foresta, e ogni altro giocatore ne ha due o più in gioco.',
  'rules.figure.tuchulchaPowers':
    'Il rosso come Tuchulcha scarta il 5, colpisce con due aruspici la coppia blu sulla 24 e prosegue con uno di loro.',
  'rules.figure.tuchulchaFalls':
    'Il giallo porta all’altare l’aruspice sulla 10, e Tuchulcha, il rosso, è fuori.',
  'rules.figure.eliminator':
    'Tuchulcha è appena caduto. Il giallo può prenderne il posto per 4: altare 1, foresta 1, tempio 2.',
  'rules.figure.lasaMoving':
    'Il nero come Lasa Vecuvia salta la 33, sigilla il Passaggio 36 e ci fa entrare un altro aruspice.',
  'rules.figure.lasaHit':
    'Il giallo passa oltre Tuchulcha fino alla 38 e colpisce Lasa Vecuvia sulla 40: il suo aruspice torna nel tempio.',
  'rules.figure.lasaLast':
    'L’ultimo di Lasa Vecuvia va con il 3 alla 25, e rinuncia al 5 che porterebbe oltre il Passaggio 26.',
  'rules.figure.ties':
    'L’ultimo aruspice del blu deve entrare nel Passaggio 6: pari sull’altare, e il nero ne ha meno nella foresta.',
  'rules.figure.threePlayers': 'L’anello per tre giocatori: 30 pietre, 9 aruspici a testa.',
  'rules.figure.exitStone':
    'Il giallo tira 2-4: entrambi gli aruspici finiscono il giro e aspettano sulla pietra d’uscita.',
  'rules.figure.twoPlayers': 'Il blu tira 3-5 e muove uno dei suoi e uno nero, neutrale.',
  'rules.figure.neutral': 'Il blu usa il 3 per il nero neutrale, che colpisce l’aruspice del blu sulla 12.',
  'rules.figure.neutralWins':
    'Il blu porta all’altare l’ultimo rosso. In testa c’è il rosso, neutrale: vince il giallo.',
};
