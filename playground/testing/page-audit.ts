import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** For sighted people these are fine: the initials on a face and the symbols on a button are pictures of its name. */
const LEFT_OUT = ['label-content-name-mismatch'];

/**
 * axe's findings on the current page, one per line: roles, names, contrast and the like. @see
 * https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function flawsOf(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const rules = Object.fromEntries([...LEFT_OUT, ...leftOut].map((id) => [id, { enabled: false }]));
  const options = JSON.stringify({ rules, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(document, ${options})`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Presses Tab (or Shift+Tab) until something of this name has the focus, which has to be seen wherever it stops. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let left = 120; left > 0; left--) {
    await page.keyboard.press(key);
    const [label, isSeen] = await page.evaluate<[string, boolean]>(FOCUSED);
    met.push(label);
    if (!isSeen) throw new Error(`the focus cannot be seen on ${label}`);
    if (name.test(label)) return;
  }
  throw new Error(`no way by ${key} to ${name}, only to ${[...new Set(met)].join(' | ')}`);
}

/** The focused element's name, and whether an outline of it or of its field is drawn. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  const has = (one) => one && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px';
  const name = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '';
  const isSeen = at === document.body || has(at) || has(at.closest('.composer-line, .command-line, .field'));
  return [name.trim(), Boolean(isSeen)];
})()`;
