/** A question's statements compete with each other and with "nothing answers", whose score is 0. */
import type { TrainingRows } from './evidence-rows.ts';
import type { Loss } from './grow-trees.ts';

/** Of the softmax over a question's statements and nothing, how much lies on what is right. */
export const choiceLoss =
  ({ labels, spans }: TrainingRows): Loss =>
  (scores, gradients, curvatures) => {
    for (const { from, to, weight } of spans) {
      let most = 0;
      for (let at = from; at < to; at++) most = Math.max(most, scores[at] ?? 0);
      let all = Math.exp(-most);
      let right = 0;
      for (let at = from; at < to; at++) {
        const share = Math.exp((scores[at] ?? 0) - most);
        all += share;
        if (labels[at] === 1) right += share;
      }
      for (let at = from; at < to; at++) {
        const share = Math.exp((scores[at] ?? 0) - most);
        const chosen = share / all;
        const wanted = labels[at] === 1 ? share / right : 0;
        gradients[at] = weight * (chosen - wanted);
        curvatures[at] = weight * Math.max(1e-4, chosen * (1 - chosen) + (labels[at] === 1 ? 0.02 : 0));
      }
    }
  };
