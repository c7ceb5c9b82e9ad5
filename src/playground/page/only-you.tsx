import { EyeIcon } from './icons.tsx';

/** The foot of a message that Discord shows to one person alone. */
export function OnlyYou({ onDismiss }: { onDismiss: () => void }) {
  return (
    <p class="only-you">
      <EyeIcon /> Only you can see this •{' '}
      <button type="button" class="linklike" onClick={onDismiss}>
        Dismiss message
      </button>
    </p>
  );
}
