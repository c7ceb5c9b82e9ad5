import { type Logger, pino } from 'pino';

/** Structured logs, one JSON object a line. Fields that can hold a secret are never written. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: [
        'token',
        '*.token',
        'err.requestBody',
        'err.rawError',
        'err.config',
        'authorization',
        '*.authorization',
      ],
      remove: true,
    },
  });
