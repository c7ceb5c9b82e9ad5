import type { Metafile } from 'esbuild';

export function build(): Promise<Metafile>;
export function buildIfStale(): void;
