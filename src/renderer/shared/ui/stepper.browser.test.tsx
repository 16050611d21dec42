import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

const steps = ['Design', 'Profile', 'Test'];

test('2.4-08 the step indicator numbers its steps and says which one is current', async () => {
  const { getByRole } = await render(<Stepper steps={steps} current={2} />);
  const items = getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['1Design', '2Profile', '3Test']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('2.4-08 ticks stand on what is done, and on nothing else', async () => {
  const { getByRole } = await render(<Stepper steps={steps} current={2} checks labels />);
  const items = getByRole('listitem').elements();
  expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, false]);
});
