/** The part of speech-rule-engine that this project calls; the package ships no types. */
declare module 'speech-rule-engine' {
	const sre: {
		setupEngine(options: Record<string, string>): Promise<string>;
		engineReady(): Promise<unknown>;
		toSpeech(mathml: string): string;
	};
	export default sre;
}
