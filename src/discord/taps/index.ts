import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { onStoryChoice } from '../bacchanalia/choices.ts';
import { onChronicleTap } from '../bacchanalia/chronicle/taps.ts';
import { onStoryTap } from '../bacchanalia/taps.ts';
import { onEndChoice, onTermsTap } from '../bacchanalia/terms.ts';
import type { HandlerContext } from '../context.ts';
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
import { replyUnknownButton, withErrorReply } from '../handling/handler.ts';
import { parseHaruspex } from '../help-tap.ts';
import { onDevotionTap, onDieTap, onTurnTap } from '../tuchulcha/handlers.ts';

/** Any button of ours. */
export async function onTap(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await withErrorReply(context, interaction, tap?.table ?? null, async () => {
    if (tap) await dispatch(context, interaction, tap);
    else await replyUnknownButton(context, interaction);
  });
}

/** Any list of ours: its custom id is a tap's that lacks what is chosen. */
export async function onChoice(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
): Promise<void> {
  const tap = parseTap(interaction.customId);
  await withErrorReply(context, interaction, tap?.table ?? null, async () => {
    const of = parseHaruspex(interaction.values[0] ?? '');
    if (tap?.on === 'why' && of) await onWhyTap(context, interaction, { ...tap, of });
    else if (tap?.on === 'rulesChoice') await onRulesChoice(context, interaction, tap);
    else if (tap?.on === 'leadersChoice') await onLeadersChoice(context, interaction, tap);
    else if (tap?.on === 'historyChoice' || tap?.on === 'replayChoice')
      await onHistoryChoice(context, interaction, tap);
    else if (tap?.on === 'storyChoice' && tap.of === 'end')
      await onEndChoice(context, interaction, tap.table);
    else if (tap?.on === 'storyChoice') await onStoryChoice(context, interaction, tap);
    else await replyUnknownButton(context, interaction);
  });
}

function dispatch(context: HandlerContext, interaction: ButtonInteraction, tap: Tap): Promise<void> {
  switch (tap.on) {
    case 'lobby':
      return onLobbyTap(context, interaction, tap);
    case 'turn':
      return onTurnTap(context, interaction, tap);
    case 'die':
      return onDieTap(context, interaction, tap);
    case 'devotion':
      return onDevotionTap(context, interaction, tap);
    case 'resign':
      return onResignTap(context, interaction, tap);
    case 'rematch':
      return onRematchTap(context, interaction, tap);
    case 'endVacation':
      return onEndVacation(context, interaction);
    case 'tutorial':
      return onTutorialTap(context, interaction, tap);
    case 'late':
      return onLateTap(context, interaction, tap);
    case 'mute':
      return onMuteTap(context, interaction, tap);
    case 'back':
      return onBackTap(context, interaction, tap);
    case 'agree':
      return onAgreeTap(context, interaction, tap);
    case 'offer':
      return onOfferTap(context, interaction, tap);
    case 'close':
      return onCloseTap(context, interaction, tap);
    case 'remove':
      return onRemoveTap(context, interaction, tap);
    case 'follow':
      return onFollowTap(context, interaction, tap);
    case 'keep':
      return onKeepTap(context, interaction, tap);
    case 'help':
      return onHelpTap(context, interaction, tap);
    case 'why':
      return onWhyTap(context, interaction, tap);
    case 'words':
      return onWordsTap(context, interaction, tap);
    case 'rule':
      return onRuleTap(context, interaction, tap);
    case 'rulesPage':
    case 'rulesContents':
    case 'rulesChoice':
    case 'rulesShare':
      return onRulesTap(context, interaction, tap);
    case 'shareCheck':
    case 'shareDice':
      return onFairnessTap(context, interaction, tap);
    case 'leaders':
    case 'leadersMine':
    case 'leadersShare':
    case 'leadersChoice':
      return onLeadersTap(context, interaction, tap);
    case 'historyList':
    case 'historyMine':
    case 'historyChoice':
    case 'history':
    case 'replay':
    case 'replayChoice':
      return onHistoryTap(context, interaction, tap);
    case 'profileShare':
      return onProfileShare(context, interaction, tap);
    case 'privacy':
      return onPrivacyTap(context, interaction, tap);
    case 'story':
    case 'storyChoice':
    case 'storyDraft':
    case 'storySkip':
    case 'storyTableau':
      return onStoryTap(context, interaction, tap);
    case 'storyWrite':
      return tap.written.what === 'terms'
        ? onTermsTap(context, interaction, tap.table)
        : onStoryTap(context, interaction, tap);
    case 'chronicle':
      return onChronicleTap(context, interaction, tap);
  }
}
