import { describe, expect, test } from 'vitest';
import { pageFor } from '../../../src/discord/views/refusal.ts';

describe('the page of a rule', () => {
  test.each([
    ['gameOver', '7', 'end'],
    ['wrongPhase', '3', 'dice'],
    ['wrongPhase', '5.4', 'eliminator'],
    ['noSuchDie', '4.1', 'moving'],
    ['closedByTuchulcha', '5.2', 'tuchulchaPowers'],
    ['powerTooHigh', '4.2', 'power'],
    ['hitNotCompletable', '4.2', 'openHit'],
    ['openHit', '4.2', 'openHit'],
    ['hitterStays', '4.2', 'hitterStays'],
    ['mysticalFirst', '4.3', 'mysticalFirst'],
    ['allDice', '4.4', 'allDice'],
    ['turnNotComplete', '4.4', 'allDice'],
    ['discardFirst', '4.6', 'discard'],
    ['noDiscard', '4.6', 'discard'],
    ['noDiscard', '6.4', 'lasaLast'],
    ['fourPlayersOnly', '6', 'lasaVecuvia'],
    ['tuchulchaNeeded', '6.1', 'devotingLasa'],
    ['tooFewToGive', '5.1', 'devotingTuchulcha'],
    ['notInGame', '7', 'outOfTheGame'],
  ])('%s (section %s): %s', (code, rule, id) => {
    expect(pageFor({ rule, code })?.id).toBe(id);
  });

  test('is looked for by the section alone where nobody was refused anything', () => {
    expect(pageFor({ rule: '4.3' })?.id).toBe('mysticalFirst');
  });

  test('is none where no page has the section', () => {
    expect(pageFor({ rule: '99' })).toBeNull();
  });
});
