import { setFlagsFromString } from 'node:v8';

/**
 * Ten times V8's own: Prisma's query compiler is WebAssembly, run once for each shape of query. Made fast by the optimizing compiler,
 * which needs 80 MB and half a second for it, it would never pay.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');
