/** Drawn as strokes in a box of 24 by 24. */
const icon = (path: string) => () => (
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
    <path d={path} />
  </svg>
);

export const ThreadIcon = icon('M10 3 8 17M17 3l-2 14M4 8h17M3 13h8M13 16h8M13 20h5');
export const VoiceIcon = icon('M4 9v6h4l5 4V5L8 9ZM17 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12');
export const StageIcon = icon('M12 14v6M8 20h8M9 11a3 3 0 1 1 6 0M6 13a7 7 0 1 1 12 0');
export const NewsIcon = icon('M4 10v4l11 5V5ZM15 9a3 3 0 0 1 0 6M7 15v4h3');
export const ForumIcon = icon('M4 4h16v11h-9l-5 5v-5H4ZM8 8h8M8 11h5');
export const PictureIcon = icon('M3 5h18v14H3ZM3 16l5-5 4 4 3-3 6 5');
export const LockIcon = icon('M6 11h12v9H6ZM8 11V7a4 4 0 0 1 8 0v4');
export const EyeIcon = icon('M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0');
export const FileIcon = icon('M14 2H6v20h12V6ZM14 2v4h4M9 12h6M9 16h6');
export const WarningIcon = icon('M12 3 2 20h20ZM12 10v4M12 17v.01');
export const SendIcon = icon('M3 4l18 8-18 8 3-8Zm3 8h7');
export const OutIcon = icon('M9 5H4v15h15v-5M13 4h7v7M20 4l-9 9');
export const MoreIcon = icon('M5 12h.01M12 12h.01M19 12h.01');
export const AppsIcon = icon('M4 4h6v6H4ZM4 14h6v6H4ZM14 14h6v6h-6ZM17 4v6M14 7h6');
export const SaveIcon = icon('M12 4v11M7 10l5 5 5-5M5 20h14');
