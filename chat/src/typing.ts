/**
 * How a reply is typed out: one step each 30 ms, a character a step where that suits, more where the whole would take too long (T13).
 * While the text still arrives the steps follow it smoothly; from its end on at most `maxSteps` more are made.
 */
export const typing = { stepMs: 30, maxSteps: 60, followSteps: 30 } as const;

export interface TypingProgress {
  shown: number;
  /** steps made since the text was complete */
  stepsAfterEnd: number;
}

export const typingStart: TypingProgress = { shown: 0, stepsAfterEnd: 0 };

export function advanceTyping(
  progress: TypingProgress,
  steps: number,
  available: number,
  isComplete: boolean,
): TypingProgress {
  let { shown, stepsAfterEnd } = progress;
  for (let step = 0; step < steps && shown < available; step += 1) {
    const stepsLeft = isComplete ? Math.max(1, typing.maxSteps - stepsAfterEnd) : typing.followSteps;
    shown = Math.min(available, shown + Math.max(1, Math.ceil((available - shown) / stepsLeft)));
    if (isComplete) stepsAfterEnd += 1;
  }
  return { shown: Math.min(shown, available), stepsAfterEnd };
}
