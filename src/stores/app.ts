/**
 * State shared by the whole page: whether something is being fetched or sent, whether it failed, and the static
 * content.
 *
 *     { isLoading: false, isSubmitting: false, hasError: true, errors: ['Network Error'], latestData: null, faqs: [], …
 * }
 */
import { map } from 'nanostores';
import type { StaticData, StaticDataName } from '../schemas/wire/static-data.ts';
import { createLoadingFlow, type LoadingState } from './loading-flow.ts';
import { createRetryKey } from './retry-key.ts';
import { services } from './services.ts';
import { showLoading } from './show-loading.ts';
import { createSubmittingFlow } from './submitting-flow.ts';

/** The static lists are empty until loaded, and stay empty if loading fails. */
export type AppState = LoadingState & StaticData & { isSubmitting: boolean };

export const INITIAL_APP_STATE: Readonly<AppState> = {
	isLoading: false,
	isSubmitting: false,
	hasError: false,
	errors: [],
	latestData: null,
	faqs: [],
	quotes: [],
	books: [],
	blogs: [],
};

export const $app = map<AppState>({ ...INITIAL_APP_STATE });

if (typeof document !== 'undefined') showLoading($app, document.documentElement);

export const loadingFlow = createLoadingFlow((part) => $app.set({ ...$app.get(), ...part }));

export const whileSubmitting = createSubmittingFlow((isSubmitting) =>
	$app.setKey('isSubmitting', isSubmitting),
);

/**
 * Fetches lists of static content in parallel. A failure is not an error: that name's list is then empty.
 * @param received files that are already here, as text; they are not fetched again.
 */
export async function loadStaticContent(
	names: readonly StaticDataName[],
	received: Partial<Record<StaticDataName, string>> = {},
): Promise<void> {
	await Promise.all(names.map((name) => loadStaticList(name, received[name])));
}

/** Resolves to whether the message was stored, so a form knows when to keep its text; adds no error to the list. */
export function submitContact(text: string): Promise<boolean> {
	return whileSubmitting(async () => {
		await services().client.submit(text, contactKey.keyFor(text));
		contactKey.stored();
	});
}

const contactKey = createRetryKey();

async function loadStaticList(name: StaticDataName, received?: string): Promise<void> {
	// A failure is not worth reporting: the built page already shows the same content.
	const list = await services()
		.client.staticData(name, received)
		.catch(() => []);
	$app.set({ ...$app.get(), [name]: list });
}
