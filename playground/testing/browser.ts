import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const names = 'chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge'.split(' ');
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM_PATH`, or the first browser of Chromium's family on this machine, including playwright's own. */
function findChromium(): string | null {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env;
  if (given) return given;
  const folders = ['/usr/bin', ...PATH.split(delimiter)];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere, chromium.executablePath()].find(isExecutable) ?? null;
}

const found = findChromium();
if (!found && process.env['REQUIRE_CHROMIUM']) throw new Error('No Chromium was found, but it is required.');

/** Tests in a separate browser, which `browser()` returns. Without Chromium they are reported as skipped. */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  describe.skipIf(!found)(`${name} (skipped where there is no Chromium)`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch(found ?? '');
    });
    afterAll(() => browser?.close());
    tests(() => browser);
  });
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...'--no-sandbox --disable-gpu --disable-quic --no-first-run'.split(' '),
      ...'--disable-background-networking --disable-component-update --disable-sync'.split(' '),
    ],
  });
}
