// Fewer files than this are all compressed as well as can be.
const FEW = 500;

/**
 * Brotli quality for one file. Quality 11 takes thirty times the processor time of 6 for a tenth fewer bytes: worth
 * it for scripts, data and long pages, not for each of 16,000 short question pages.
 */
export function brotliQuality(path: string, bytes: number, filesInBuild: number): number {
	if (bytes > 2_000_000) return 9;
	if (!path.endsWith('.html') || filesInBuild <= FEW) return 11;
	return bytes > 60_000 ? 11 : 6;
}
