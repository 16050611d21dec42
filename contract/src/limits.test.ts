import { expect, test } from 'vitest';
import { widgetDefaults } from './choices.ts';
import { limits } from './limits.ts';

test('9-09 the limits are the specification’s', () => {
  expect(limits).toMatchObject({
    passwordMin: 6,
    passwordMax: 128,
    pageSizeMax: 50,
    exportPageSize: 50,
    chatTextMax: 1000,
    agentNameMax: 30,
    welcomeTextMax: 150,
    placeholderTextMax: 50,
    instructionsMax: 2000,
    sessionsPageSize: 10,
    messagesPageSize: 50,
    previewCharacters: 30,
  });
});

test('9-14 a widget without a style greets by our name', () => {
  expect(widgetDefaults).toMatchObject({
    name: expect.stringContaining('Vitrine'),
    placeholderText: 'Type your message here...',
    welcomeText: 'Hello, how can I assist you?',
  });
});
