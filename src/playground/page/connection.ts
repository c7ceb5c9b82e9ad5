import type { FromPage, ToPage } from '../page-protocol.ts';

export interface Connection {
  /** Drops what is sent while there is no connection; the page says so to the person meanwhile. */
  send(message: FromPage): void;
  close(): void;
}

const retryAfterMs = 1000;

/** Keeps one WebSocket to the double, and opens a new one whenever it breaks. */
export function connect(
  url: string,
  heard: (message: ToPage) => void,
  connected: (is: boolean) => void,
): Connection {
  let socket: WebSocket;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const start = (): void => {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => connected(true));
    socket.addEventListener('message', ({ data }) => heard(JSON.parse(String(data)) as ToPage));
    socket.addEventListener('close', () => {
      connected(false);
      if (!closed) retry = setTimeout(start, retryAfterMs);
    });
  };
  start();

  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      socket.close();
    },
  };
}

export function pageSocketUrl(): string {
  const url = new URL('/page', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
