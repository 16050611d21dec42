import { expect, test } from 'vitest';
import { chunksOf, parseManifest } from './chunks-of.ts';

const manifest = parseManifest({
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['app/pages/home.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'shared/api/http.ts': { file: 'assets/http.js', imports: ['_react.js', '_axios.js'] },
  '_axios.js': { file: 'assets/axios.js' },
  'app/pages/home.tsx': { file: 'assets/home.js' },
  'index.css': { file: 'assets/index.css' },
});

test('a page loads its entry and what that imports; what is loaded when needed is not counted', () => {
  expect(chunksOf(manifest, 'index.html')).toEqual(['assets/index.js', 'assets/react.js']);
  expect(chunksOf(manifest, 'shared/api/http.ts')).toEqual(['assets/http.js', 'assets/react.js', 'assets/axios.js']);
});

test('a manifest that does not name the entry is an error, not a light page', () => {
  expect(() => chunksOf(parseManifest({}), 'index.html')).toThrow('index.html');
  expect(() => parseManifest(null)).toThrow('no object');
});
