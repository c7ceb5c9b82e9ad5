import type { Metafile } from 'esbuild';

interface ThirdParty {
  readonly name: string;
  /** As in SPDX. */
  readonly license: string;
  readonly folders: readonly string[];
}

export function thirdParties(root: string, metafile: Metafile): ThirdParty[];
export function thirdPartyPage(parties: readonly ThirdParty[]): string;
export function licenseTexts(root: string, parties: readonly ThirdParty[]): string;
