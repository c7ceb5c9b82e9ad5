import type { ComponentChildren } from 'preact';

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ThreadIcon = () => (
  <Icon>
    <path d="M10 3 8 17M17 3l-2 14M4 8h17M3 13h8" />
    <path d="M13 16h8M13 20h5" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const FileIcon = () => (
  <Icon>
    <path d="M14 2H6v20h12V6ZM14 2v4h4M9 12h6M9 16h6" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 3 2 20h20ZM12 10v4M12 17v.01" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M3 4l18 8-18 8 3-8Zm3 8h7" />
  </Icon>
);

export const OutIcon = () => (
  <Icon>
    <path d="M9 5H4v15h15v-5M13 4h7v7M20 4l-9 9" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
);

export const AppsIcon = () => (
  <Icon>
    <path d="M4 4h6v6H4ZM4 14h6v6H4ZM14 14h6v6h-6ZM17 4v6M14 7h6" />
  </Icon>
);

export const RestrictedIcon = () => (
  <Icon>
    <path d="M12 3 2 20h20ZM12 10v4M12 17v.01" />
  </Icon>
);

export const SaveIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />
  </Icon>
);
