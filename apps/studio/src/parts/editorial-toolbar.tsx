import { DeleteButton, type RaRecord, SaveButton, Toolbar, usePermissions, useRecordContext } from "react-admin";
import { PreviewButton } from "#studio/parts/preview-button.tsx";
import { mayPublish } from "#studio/rights.ts";
import { stepsFrom } from "#studio/status.ts";

/** Saving as it stands, and saving on to where it may go from here. */
export function EditorialToolbar({ hasPreview = true }: { hasPreview?: boolean }) {
	const record = useRecordContext<RaRecord>();
	const { permissions } = usePermissions();
	return (
		<Toolbar sx={{ flexWrap: "wrap", gap: 1, py: 1 }}>
			<SaveButton label="Save" alwaysEnable />
			{stepsFrom(record?.status, mayPublish(permissions)).map(({ to, label }) => (
				<SaveButton
					key={to}
					type="button"
					label={label}
					variant="outlined"
					icon={null}
					alwaysEnable
					transform={(data: object) => ({ ...data, status: to })}
				/>
			))}
			{hasPreview && record !== undefined && <PreviewButton />}
			{record !== undefined && <DeleteButton mutationMode="pessimistic" />}
		</Toolbar>
	);
}
