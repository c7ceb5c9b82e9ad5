export function withConstants(bundle: string): string;
