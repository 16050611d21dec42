/** The three ways to prove that a site is the owner's; each holds the agent's token. */
export const ownershipMetaName = 'vitrine-verification';

export interface OwnershipWays {
  token: string;
  metaTag: string;
  fileUrl: string;
  fileContent: string;
  dnsName: string;
  dnsValue: string;
}

export const ownershipWays = (host: string, token: string): OwnershipWays => ({
  token,
  metaTag: `<meta name="${ownershipMetaName}" content="${token}">`,
  fileUrl: `https://${host}/.well-known/vitrine-verification.txt`,
  fileContent: token,
  dnsName: host,
  dnsValue: `${ownershipMetaName}=${token}`,
});
