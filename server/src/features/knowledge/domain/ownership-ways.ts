/** The three ways to prove that a site is the owner's; each holds the agent's token. */
export const ownershipMetaName = 'vitrine-verification';

/** So long an agent whose proof is no longer found is trained all the same. */
const proofGraceMs = 7 * 24 * 3_600_000;

export const afterGrace = (lostAt: Date): Date => new Date(lostAt.getTime() + proofGraceMs);

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
