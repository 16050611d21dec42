import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TagField } from './tag-field.tsx';
import { TextAreaField, TextField } from './fields.tsx';

test('3-28 9-09 a text input holds 1000 characters unless it says otherwise, and has a multi-line mode', async () => {
  const screen = await render(
    <>
      <TextField label="Any" />
      <TextField label="Short" maxLength={30} />
      <TextAreaField label="Long" value="two&#10;lines" maxLength={150} onChange={() => {}} />
    </>,
  );
  await expect.element(screen.getByLabelText('Any')).toHaveAttribute('maxlength', '1000');
  await expect.element(screen.getByLabelText('Short')).toHaveAttribute('maxlength', '30');
  expect(screen.getByLabelText('Long').element().tagName).toBe('TEXTAREA');
  await expect.element(screen.getByLabelText('Long')).toHaveValue('two\nlines');
});

test('5-28 a tag is added on Enter and on leaving the field, trimmed; empties add nothing', async () => {
  const changed = vi.fn();
  function Tags() {
    const [tags, setTags] = useState<string[]>([]);
    return (
      <TagField
        label="Goods"
        tags={tags}
        onChange={(next) => {
          changed(next);
          setTags(next);
        }}
      />
    );
  }
  const screen = await render(<Tags />);
  const field = screen.getByRole('textbox', { name: 'Goods' });
  await userEvent.type(field, '  wool {Enter}');
  await userEvent.type(field, '   {Enter}');
  await userEvent.type(field, ' lamps ');
  await userEvent.tab();
  expect(changed.mock.calls).toEqual([[['wool']], [['wool', 'lamps']]]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove wool' }));
  expect(changed.mock.lastCall).toEqual([['lamps']]);
});
