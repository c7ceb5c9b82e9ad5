import { WarningIcon } from './icons.tsx';

/** Stands where one would write. */
export function ClosedNotice({ why }: { why: string }) {
  return (
    <div class="composer">
      <p class="closed" role="status">
        <WarningIcon /> {why}
      </p>
    </div>
  );
}
