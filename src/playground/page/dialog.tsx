import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A window over the page. The browser keeps the focus in it; afterwards it is where it was before. */
export function Dialog(props: {
  label: string;
  class: string;
  onClose: () => void;
  /** Stays open when one clicks beside it: what was written there isn't lost by a slip of the hand. */
  stays?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { onClose } = props;
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser gives it back itself, but not where the dialog is gone from the page by then.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which cancels
    <dialog
      ref={dialog}
      class={props.class}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!props.stays && event.target === dialog.current) onClose();
      }}
    >
      {props.children}
    </dialog>
  );
}
