/** Kinds of errors of Discord, the network and the database. */
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { StoreOutage } from '../../tables/store.ts';
import { isAnswerRoute, RepeatedFailure } from './requests.ts';

/** The request's response; null if it fails in this way. */
export const orNull = <T>(fails: (error: unknown) => boolean, request: Promise<T>): Promise<T | null> =>
  request.catch((error: unknown) => {
    if (fails(error)) return null;
    throw error;
  });

const withCode =
  (...codes: readonly RESTJSONErrorCodes[]) =>
  (error: unknown): boolean =>
    error instanceof DiscordAPIError && codes.includes(Number(error.code));

export const isChannelGone = withCode(RESTJSONErrorCodes.UnknownChannel);

export const isMessageGone = withCode(RESTJSONErrorCodes.UnknownMessage);

export const isMemberGone = withCode(RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser);

export const isClosedToMessages = withCode(
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
);

/** The interaction is already acknowledged: by another process that received it, or by a request whose response was lost. */
export const isAnsweredAlready = withCode(RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

const isAnswerUnknown = withCode(
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
);

/** Too late for an answer: three seconds for the first, 15 minutes for others, or a rate limit lasts longer than that. */
export const isTooLateToAnswer = (error: unknown): boolean =>
  isAnswerUnknown(error) || (error instanceof RateLimitError && isAnswerRoute(error.route));

export const isThreadArchived = withCode(RESTJSONErrorCodes.InvalidActionOnArchivedThread);

/** It is too late for an answer, or its thread has been archived. */
export const cannotBeAnswered = (error: unknown): boolean =>
  isTooLateToAnswer(error) || isThreadArchived(error);

export const isThreadThere = withCode(RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage);

/** A missing permission, or a wrong kind of channel: people can change that. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  error.status < 500 &&
  error.code !== RESTJSONErrorCodes.InvalidFormBodyOrContentType;

/** Discord refuses it, as it will every retry, and has not carried it out: a missing permission, or a wrong kind of channel. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Retries are in vain: Discord refuses it, or it fails each time, though Discord may have carried it out. */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof RepeatedFailure || isRefusal(error);

export const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    error.name === 'TimeoutError' ||
    ('code' in error && /^(E(?!RR_)[A-Z_]+|UND_ERR_\w+|ERR_TLS\w+|CERT_\w+)$/.test(String(error.code))));

/** A temporary problem of Discord or the database: a retry may succeed. Unreadable rows and bugs are permanent. */
export const isTemporaryError = (error: unknown): boolean =>
  error instanceof HTTPError ||
  error instanceof RateLimitError ||
  (error instanceof DiscordAPIError && !isPermanentError(error)) ||
  error instanceof StoreOutage ||
  isNetworkError(error);
