/** The package ships no types. @see https://github.com/papandreou/subset-font#api */
declare module 'subset-font' {
	type Options = {
		targetFormat?: 'sfnt' | 'woff' | 'woff2';
		/** Four-letter OpenType tags; all by default. */
		keepFeatures?: readonly string[];
		noHinting?: boolean;
	};

	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options?: Options,
	): Promise<Uint8Array>;
}
