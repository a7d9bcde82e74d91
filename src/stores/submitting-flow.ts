/** Runs a submission under the flag. Resolves to whether it succeeded; a failure is not reported further. */
export type WhileSubmitting = (send: () => Promise<void>) => Promise<boolean>;

/** The flag is true from the first submission's start to the last one's end, failed or not. */
export function createSubmittingFlow(setFlag: (isSubmitting: boolean) => void): WhileSubmitting {
	let pending = 0;
	return async function whileSubmitting(send) {
		pending += 1;
		setFlag(true);
		try {
			await send();
			return true;
		} catch {
			// No message in the list: `false` lets the form keep what the reader wrote.
			return false;
		} finally {
			pending -= 1;
			setFlag(pending > 0);
		}
	};
}
