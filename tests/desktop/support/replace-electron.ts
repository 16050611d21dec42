/** Loaded before the built main process: whoever imports `electron` gets the stand-in. */
import { registerHooks } from 'node:module';

const standIn = new URL('./fake-electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
