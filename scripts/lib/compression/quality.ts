// With fewer files than this, all are compressed as well as possible.
const FEW = 500;

/** Pages generated from the bank, some thousand of each kind; book pages and lists are not among them. */
const FROM_BANK = /\/workbooks\/[^/]+\/[^/]+\//;

/**
 * Brotli quality for one file. Quality 11 takes thirty times the CPU time of 6 for a tenth fewer bytes: worth it for
 * scripts, data, and pages that everyone opens, but not for each of the bank's 17,000 pages. What only machines and
 * editors fetch (sitemaps, the editor) need not be as small as possible.
 */
export function brotliQuality(path: string, bytes: number, filesInBuild: number): number {
	if (bytes > 2_000_000 || path.endsWith('.xml') || path.includes('/admin/')) return 9;
	if (filesInBuild <= FEW || !FROM_BANK.test(path)) return 11;
	return bytes > 60_000 ? 9 : 6;
}
