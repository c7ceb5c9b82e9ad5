import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { onStoryChoice } from '../bacchanalia/choices.ts';
import { onChronicleTap } from '../bacchanalia/chronicle/taps.ts';
import { onStoryTap } from '../bacchanalia/taps.ts';
import { onEndChoice, onTermsTap } from '../bacchanalia/terms.ts';
import type { Room } from '../context.ts';
import { parseTap, type Tap } from '../custom-id.ts';
import { onLateTap, onMuteTap } from '../features/absence/late.ts';
import { onRemoveTap } from '../features/absence/remove.ts';
import { onResignTap } from '../features/board/command.ts';
import { onAgreeTap } from '../features/ending/agreement.ts';
import { onCloseTap, onKeepTap } from '../features/ending/close.ts';
import { onFairnessTap } from '../features/fairness/taps.ts';
import { onFollowTap } from '../features/follow/command.ts';
import { onHelpTap, onWhyTap, onWordsTap } from '../features/help/taps.ts';
import { onHistoryChoice, onHistoryTap } from '../features/history/taps.ts';
import { onLeadersChoice, onLeadersTap } from '../features/leaderboard/taps.ts';
import { onLobbyTap, onRematchTap } from '../features/lobby/seats.ts';
import { onPrivacyTap } from '../features/privacy/taps.ts';
import { onProfileShare } from '../features/profile/taps.ts';
import { onRulesChoice, onRulesTap, onRuleTap } from '../features/rules/taps.ts';
import { onBackTap, onOfferTap } from '../features/substitutes/offer.ts';
import { onTutorialTap } from '../features/tutorial/command.ts';
import { onEndVacation } from '../features/vacation/command.ts';
import { guarded, unknownButton } from '../handling/handler.ts';
import { parseHaruspex } from '../help-tap.ts';
import { onDevotionTap, onDieTap, onTurnTap } from '../tuchulcha/handlers.ts';

/** Any button of ours. */
export async function onTap(room: Room, interaction: ButtonInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await guarded(room, interaction, tap?.table ?? null, async () => {
    if (tap) await dispatch(room, interaction, tap);
    else await unknownButton(room, interaction);
  });
}

/** Any list of ours: its custom id is a tap's that lacks what is chosen. */
export async function onChoice(room: Room, interaction: StringSelectMenuInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await guarded(room, interaction, tap?.table ?? null, async () => {
    const of = parseHaruspex(interaction.values[0] ?? '');
    if (tap?.on === 'why' && of) await onWhyTap(room, interaction, { ...tap, of });
    else if (tap?.on === 'rulesChoice') await onRulesChoice(room, interaction, tap);
    else if (tap?.on === 'leadersChoice') await onLeadersChoice(room, interaction, tap);
    else if (tap?.on === 'historyChoice' || tap?.on === 'replayChoice')
      await onHistoryChoice(room, interaction, tap);
    else if (tap?.on === 'storyChoice' && tap.of === 'end') await onEndChoice(room, interaction, tap.table);
    else if (tap?.on === 'storyChoice') await onStoryChoice(room, interaction, tap);
    else await unknownButton(room, interaction);
  });
}

function dispatch(room: Room, interaction: ButtonInteraction, tap: Tap): Promise<void> {
  switch (tap.on) {
    case 'lobby':
      return onLobbyTap(room, interaction, tap);
    case 'turn':
      return onTurnTap(room, interaction, tap);
    case 'die':
      return onDieTap(room, interaction, tap);
    case 'devotion':
      return onDevotionTap(room, interaction, tap);
    case 'resign':
      return onResignTap(room, interaction, tap);
    case 'rematch':
      return onRematchTap(room, interaction, tap);
    case 'endVacation':
      return onEndVacation(room, interaction);
    case 'tutorial':
      return onTutorialTap(room, interaction, tap);
    case 'late':
      return onLateTap(room, interaction, tap);
    case 'mute':
      return onMuteTap(room, interaction, tap);
    case 'back':
      return onBackTap(room, interaction, tap);
    case 'agree':
      return onAgreeTap(room, interaction, tap);
    case 'offer':
      return onOfferTap(room, interaction, tap);
    case 'close':
      return onCloseTap(room, interaction, tap);
    case 'remove':
      return onRemoveTap(room, interaction, tap);
    case 'follow':
      return onFollowTap(room, interaction, tap);
    case 'keep':
      return onKeepTap(room, interaction, tap);
    case 'help':
      return onHelpTap(room, interaction, tap);
    case 'why':
      return onWhyTap(room, interaction, tap);
    case 'words':
      return onWordsTap(room, interaction, tap);
    case 'rule':
      return onRuleTap(room, interaction, tap);
    case 'rulesPage':
    case 'rulesContents':
    case 'rulesChoice':
    case 'rulesShare':
      return onRulesTap(room, interaction, tap);
    case 'shareCheck':
    case 'shareDice':
      return onFairnessTap(room, interaction, tap);
    case 'leaders':
    case 'leadersMine':
    case 'leadersShare':
    case 'leadersChoice':
      return onLeadersTap(room, interaction, tap);
    case 'historyList':
    case 'historyMine':
    case 'historyChoice':
    case 'history':
    case 'replay':
    case 'replayChoice':
      return onHistoryTap(room, interaction, tap);
    case 'profileShare':
      return onProfileShare(room, interaction, tap);
    case 'privacy':
      return onPrivacyTap(room, interaction, tap);
    case 'story':
    case 'storyChoice':
    case 'storyDraft':
    case 'storySkip':
    case 'storyTableau':
      return onStoryTap(room, interaction, tap);
    case 'storyWrite':
      return tap.written.what === 'terms'
        ? onTermsTap(room, interaction, tap.table)
        : onStoryTap(room, interaction, tap);
    case 'chronicle':
      return onChronicleTap(room, interaction, tap);
  }
}
