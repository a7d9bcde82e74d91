import type { Speak } from './typesetter.ts';

/** Runs a step that may need math speech. */
export type WithSpeech = <Result>(step: (speak: Speak) => Result) => Promise<Result>;

/**
 * Runs a step that may need math speech. Loading the speech rules takes about a second, and most files bring their own
 * speech, so the step runs once with empty speech, and again if it asked for any.
 */
export function createLazySpeech(createSpeaker: () => Promise<Speak>): WithSpeech {
	let speak: Speak | undefined;
	return async function withSpeech<Result>(step: (speak: Speak) => Result): Promise<Result> {
		if (speak) return step(speak);
		let wasAsked = false;
		const result = step(() => {
			wasAsked = true;
			return '';
		});
		if (!wasAsked) return result;
		speak = await createSpeaker();
		return step(speak);
	};
}
