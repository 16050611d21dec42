/** How a letter begins. Anybody can register anybody's address under any name, so what could be a link or a message is not said for them (RE-08). */
const plainName = /^(?:[\p{L}\p{M}\p{N} ,&'’-]|\.(?= |$)){1,60}$/u;

export const greeting = (name: string): string => (plainName.test(name) ? `Hello ${name},` : 'Hello,');
