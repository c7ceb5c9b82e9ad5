import fc from 'fast-check';
import { storyButtons } from '../../src/discord/bacchanalia/buttons.ts';
import type { CustomId, ValuesOf } from '../../src/discord/custom-id.ts';
import { absenceButtons } from '../../src/discord/features/absent-player.ts';
import { awardButtons } from '../../src/discord/features/awards.ts';
import { endingButtons } from '../../src/discord/features/end-game.ts';
import { historyButtons } from '../../src/discord/features/history.ts';
import { inviteButtons } from '../../src/discord/features/invite.ts';
import { seersButtons } from '../../src/discord/features/leaderboard/index.ts';
import { leaderboardButtons } from '../../src/discord/features/leaderboard/message.ts';
import { gamesButtons } from '../../src/discord/features/my-games.ts';
import { preferences } from '../../src/discord/features/preferences.ts';
import { privacyButtons } from '../../src/discord/features/privacy.ts';
import { profileButtons } from '../../src/discord/features/profile.ts';
import { rulesButtons } from '../../src/discord/features/rules/page.ts';
import { seasonButtons } from '../../src/discord/features/seasons/season-texts.ts';
import { serverSettings } from '../../src/discord/features/server-settings.ts';
import { vacationButtons } from '../../src/discord/features/vacation.ts';
import { gameLinks, replayButtons, turnButtons } from '../../src/discord/tuchulcha/buttons.ts';
import { diceButtons } from '../../src/discord/tuchulcha/dice.ts';
import { welcomeButtons } from '../../src/discord/tuchulcha/help.ts';
import { hintButtons } from '../../src/discord/tuchulcha/hints.ts';
import { raceLobbyButtons } from '../../src/discord/tuchulcha/lobby.ts';
import { puzzleButtons } from '../../src/discord/tuchulcha/puzzles/messages.ts';
import { turnAnimationButtons } from '../../src/discord/tuchulcha/turn-animation.ts';
import { tutorialButtons } from '../../src/discord/tuchulcha/tutorial/page.ts';
import { voteButtons } from '../../src/discord/tuchulcha/votes.ts';
import { helpButtons } from '../../src/discord/tuchulcha/what-can-i-do/overview.ts';
import { links, lobbyButtons } from '../../src/discord/views/links.ts';
import { substituteButtons } from '../../src/discord/views/offer-message.ts';
import { questionButtons } from '../../src/discord/views/question-message.ts';

/** Every declared custom id by one name, so that tests can find the buttons of a message by what they mean. */
export const TAPS = {
  ...lobbyButtons,
  ...raceLobbyButtons,
  ...links,
  ...gameLinks,
  welcomePlay: welcomeButtons.play,
  welcomeAlone: welcomeButtons.alone,
  welcomeAnother: welcomeButtons.another,
  welcomeOpenFor: welcomeButtons.openFor,
  ...absenceButtons,
  ...endingButtons,
  awardChoice: awardButtons.choose,
  ...substituteButtons,
  ...diceButtons,
  ...privacyButtons,
  turn: turnButtons.act,
  haruspex: turnButtons.haruspex,
  standing: turnButtons.standing,
  answer: turnButtons.answer,
  ending: turnButtons.ending,
  devotion: turnButtons.devotion,
  vote: voteButtons.cast,
  otherVotes: voteButtons.others,
  voteOther: voteButtons.chooseOther,
  words: helpButtons.words,
  why: helpButtons.why,
  whyDie: helpButtons.whyDie,
  inviteTo: inviteButtons.to,
  preferencesPage: preferences.ids.page,
  preferencesToggle: preferences.ids.toggle,
  preferencesSelect: preferences.ids.select,
  settingsPage: serverSettings.ids.page,
  settingsToggle: serverSettings.ids.toggle,
  settingsSelect: serverSettings.ids.select,
  gamesPage: gamesButtons.page,
  endVacation: vacationButtons.end,
  beginVacation: vacationButtons.begin,
  rulesPage: rulesButtons.page,
  rulesContents: rulesButtons.contents,
  rulesChoice: rulesButtons.choose,
  rulesShare: rulesButtons.share,
  tutorial: tutorialButtons.page,
  tutorialAnswer: tutorialButtons.answer,
  tutorialHint: tutorialButtons.hint,
  takeHint: hintButtons.take,
  showHint: hintButtons.show,
  leaders: leaderboardButtons.show,
  leadersMine: leaderboardButtons.mine,
  leadersShare: leaderboardButtons.share,
  leadersSeason: leaderboardButtons.season,
  leadersPlayers: leaderboardButtons.players,
  seersSeason: seersButtons.season,
  prophecy: questionButtons.answer,
  askReaders: questionButtons.ask,
  profileShare: profileButtons.share,
  profileChoice: profileButtons.choose,
  seasonJoin: seasonButtons.join,
  seasonLeave: seasonButtons.leave,
  seasonLeaveSurely: seasonButtons.leaveSurely,
  seasonSeat: seasonButtons.seat,
  seasonPage: seasonButtons.page,
  seasonPageFromPost: seasonButtons.pageFromPost,
  seasonChoose: seasonButtons.choose,
  seasonHall: seasonButtons.hall,
  seasonOpen: seasonButtons.open,
  seasonOpenEvening: seasonButtons.openEvening,
  seasonAgain: seasonButtons.again,
  seasonFile: seasonButtons.file,
  seasonLog: seasonButtons.log,
  seasonManage: seasonButtons.manage,
  seasonDeed: seasonButtons.deed,
  seasonExclude: seasonButtons.exclude,
  seasonExcludeSurely: seasonButtons.confirmExclude,
  seasonReadmit: seasonButtons.readmit,
  puzzleAnswer: puzzleButtons.answer,
  historyList: historyButtons.list,
  historyMine: historyButtons.mine,
  historyOpen: historyButtons.open,
  historyChoice: historyButtons.choose,
  moves: turnAnimationButtons.show,
  movesAlways: turnAnimationButtons.always,
  replay: replayButtons.replay,
  replayChoice: replayButtons.chooseTurn,
  storyOpen: storyButtons.open,
  story: storyButtons.act,
  storyChoice: storyButtons.choose,
  storyWrite: storyButtons.write,
  storyDraft: storyButtons.draft,
  storySkip: storyButtons.skip,
  storySafety: storyButtons.safety,
  storyWishes: storyButtons.wishes,
  storyWish: storyButtons.wish,
  storyGift: storyButtons.gift,
  storyCast: storyButtons.cast,
  storyTitle: storyButtons.title,
  storyAnyTitle: storyButtons.anyTitle,
  storyCastOf: storyButtons.castOf,
  storyTableau: storyButtons.tableau,
  storyLookUp: storyButtons.lookUp,
  chronicle: storyButtons.chronicle,
} as const;

type Taps = typeof TAPS;

/** A parsed custom id: its name and its values. `table`: its table, if it has one. */
export type Tap = {
  [Name in keyof Taps]: { readonly on: Name; readonly table?: string } & ValuesOf<Taps[Name]>;
}[keyof Taps];

const byFirstWord = new Map<string, [string, CustomId<object>][]>();
for (const [on, id] of Object.entries(TAPS) as [string, CustomId<object>][])
  byFirstWord.set(id.firstWord, [...(byFirstWord.get(id.firstWord) ?? []), [on, id]]);

/** Null for anything that no declaration writes. */
export function parseTap(customId: string): Tap | null {
  for (const [on, id] of byFirstWord.get(customId.split(':', 1)[0] ?? '') ?? []) {
    const values = id.parse(customId);
    if (values !== null) return { on, ...values } as Tap;
  }
  return null;
}

export function formatTap({ on, ...values }: Tap): string {
  const format = TAPS[on] as (values: object) => string;
  return format(values);
}

/** Whether a button belongs to a lobby. */
export const isInLobby = ({ on }: Tap): boolean => on in lobbyButtons || on in raceLobbyButtons;

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Any text that a declaration with this pattern may write. To make one takes tens of milliseconds. */
export function written(pattern: string): fc.Arbitrary<string> {
  const known = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(`^${pattern}$`));
  byPattern.set(pattern, known);
  return known;
}
