/** What this device keeps of a learner, by name; and a look at whether it does, for pages that load the rest only then. */
export const PROGRESS_KEY = 'progress';
export const SET_KEY = 'practice-set';

/** Calls once as soon as something is kept under `key`: now, or when another tab keeps it. */
export function whenKept(key: string, act: () => void): void {
	if (isKept(key)) return act();
	const follow = (event: StorageEvent) => {
		if (event.key !== key || event.newValue === null) return;
		window.removeEventListener('storage', follow);
		act();
	};
	window.addEventListener('storage', follow);
}

function isKept(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}
