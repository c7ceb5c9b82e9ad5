/** How words are kept in files: JSON, and one Markdown page of the rules. An error names the file. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectFile } from '../project-file.ts';
import type { PagePart } from './keys.ts';

export type PageText = Readonly<Record<PagePart, string>>;

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

const read = <Content>(path: string, parse: (text: string) => Content): Content => {
  try {
    return parse(readFileSync(projectFile(path), 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read ${path}: ${reasonOf(error)}`);
  }
};

export const readJson = <Content>(path: string, schema: z.ZodType<Content>): Content =>
  read(path, (text) => schema.parse(JSON.parse(text)));

export const readPage = (path: string): PageText => read(path, parsePage);

const PAGE =
  /^---\nkeywords: (?<keywords>\S.*)\n---\n+# (?<title>\S.*)\n\n+(?<short>\S.*)\n\n+(?<more>\S[\s\S]*?)\s*$/;

/** The first paragraph answers, the rest gives the details. */
export function parsePage(text: string): PageText {
  const { keywords, title, short, more } = PAGE.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (!keywords || !title || !short || !more) {
    throw new Error(
      'a page is “keywords” between two lines ---, a # title, one paragraph that answers, and details',
    );
  }
  return { keywords, title, short, more };
}
