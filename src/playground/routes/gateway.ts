import type { Gateway } from '../gateway.ts';
import { ok, type Route } from '../route.ts';

/** `url`: of the gateway, `ws://…`. */
export function gatewayRoutes(url: () => string, gateway: Gateway): Route[] {
  return [
    { method: 'GET', path: '/gateway', open: true, run: () => ok({ url: url() }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      run: () =>
        ok({
          url: url(),
          shards: 1,
          session_start_limit: {
            total: 1000,
            remaining: Math.max(0, 1000 - gateway.starts),
            reset_after: 86_400_000,
            max_concurrency: 1,
          },
        }),
    },
  ];
}
