/**
 * A slug as readers see it: `adding-integers` → `Adding Integers`. A leading pair of numbers is the material's number:
 * `1-2-adding-integers` → `1.2 Adding Integers`.
 */
export function displayName(slug: string): string {
	return slug
		.replace(/^(\d+)-(\d+)-/, '$1.$2-')
		.split('-')
		.filter((word) => word !== '')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
}
