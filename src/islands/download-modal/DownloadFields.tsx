import { useId } from 'react';
import { USER_TYPES } from '../../books/contract.ts';
import { displayName } from '../../books/display-name.ts';
import type { DownloadErrors } from './check-download.ts';
import { $downloadDraft } from '../../stores/download-draft.ts';

/** The fields update the draft as they change, so what was typed outlives the dialog. */
export function DownloadFields({ issues }: { issues: DownloadErrors }) {
	const id = useId();
	const draft = $downloadDraft.get();
	return (
		<>
			<fieldset className="download-field" aria-describedby={issues.userType && `${id}-type-issue`}>
				<legend>I am a</legend>
				<div className="download-types">
					{USER_TYPES.map((type) => (
						<label key={type} className="download-type">
							<input
								type="radio"
								name="userType"
								value={type}
								defaultChecked={draft.userType === type}
								onChange={() => $downloadDraft.setKey('userType', type)}
							/>
							{displayName(type)}
						</label>
					))}
				</div>
				<FieldError id={`${id}-type-issue`} text={issues.userType} />
			</fieldset>
			<div className="download-field">
				<label htmlFor={id}>Email</label>
				<input
					id={id}
					className="download-input"
					name="email"
					type="text"
					inputMode="email"
					autoComplete="email"
					defaultValue={draft.email}
					onChange={(event) => $downloadDraft.setKey('email', event.target.value)}
					aria-invalid={issues.email ? true : undefined}
					aria-describedby={issues.email && `${id}-email-issue`}
				/>
				<p className="download-note">Stored with your request. The site sends no email to it.</p>
				<FieldError id={`${id}-email-issue`} text={issues.email} />
			</div>
		</>
	);
}

function FieldError({ id, text }: { id: string; text?: string }) {
	if (!text) return null;
	return (
		<p id={id} className="download-issue">
			{text}
		</p>
	);
}
