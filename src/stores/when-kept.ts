/**
 * The names under which this device stores what a learner did, and a check whether it does, for pages that load the
 * rest only then.
 */
export const PROGRESS_KEY = 'progress';
export const SET_KEY = 'practice-set';

/** Calls once as soon as something is stored under `key`: now, or when another tab stores it. */
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
