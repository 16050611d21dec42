/** What we use of keytar, said here: its package, with its own types, is missing where its native part could not be built. */
declare module 'keytar' {
  const keytar: {
    getPassword: (service: string, account: string) => Promise<string | null>;
    setPassword: (service: string, account: string, password: string) => Promise<void>;
    deletePassword: (service: string, account: string) => Promise<boolean>;
  };
  export default keytar;
}
