import { setFlagsFromString } from 'node:v8';

/**
 * The work after which V8 optimizes a WebAssembly function: ten times the default of Node 20, and close to that of Node 24.
 * Prisma's query compiler runs once for each shape of query; optimizing it cost 80 MB and half a second at startup.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');
