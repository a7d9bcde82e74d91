import { useId } from 'react';
import { USER_TYPES } from '../../books/contract.ts';
import { displayName } from '../../books/display-name.ts';
import type { DownloadFaults } from './check-download.ts';
import { $downloadDraft } from '../../stores/download-draft.ts';

/** The fields write to the draft as they change, so what was typed outlives the dialog. */
export function DownloadFields({ faults }: { faults: DownloadFaults }) {
	const id = useId();
	const draft = $downloadDraft.get();
	return (
		<>
			<fieldset className="download-field" aria-describedby={faults.userType && `${id}-type-fault`}>
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
				<Fault id={`${id}-type-fault`} text={faults.userType} />
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
					aria-invalid={faults.email ? true : undefined}
					aria-describedby={faults.email && `${id}-email-fault`}
				/>
				<p className="download-note">Stored with your request. The site sends no mail to it.</p>
				<Fault id={`${id}-email-fault`} text={faults.email} />
			</div>
		</>
	);
}

function Fault({ id, text }: { id: string; text?: string }) {
	if (!text) return null;
	return (
		<p id={id} className="download-fault">
			{text}
		</p>
	);
}
