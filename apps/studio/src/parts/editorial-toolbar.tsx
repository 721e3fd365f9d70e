import { DeleteButton, type RaRecord, SaveButton, Toolbar, usePermissions, useRecordContext } from "react-admin";
import { PreviewButton } from "#studio/parts/preview-button.tsx";
import { mayPublish } from "#studio/rights.ts";
import { stepsFrom } from "#studio/status.ts";

/** The form's own `transform`: the buttons that also change the status come in its place. */
type ToSent = (data: Values, options?: { previousData?: Values }) => Values;
type Values = Record<string, unknown>;
type EditorialToolbarProps = { hasPreview?: boolean; toSent?: ToSent };

/** Saving as it stands, and saving on to where it may go from here. */
export function EditorialToolbar({ hasPreview = true, toSent = asItIs }: EditorialToolbarProps) {
	const record = useRecordContext<RaRecord>();
	const { permissions } = usePermissions();
	return (
		<Toolbar sx={{ flexWrap: "wrap", gap: 1, py: 1, backgroundColor: "background.paper" }}>
			<SaveButton label="Save" alwaysEnable />
			{stepsFrom(record?.status, mayPublish(permissions)).map(({ to, label }) => (
				<SaveButton
					key={to}
					type="button"
					label={label}
					variant="outlined"
					icon={null}
					alwaysEnable
					transform={(data, options) => ({ ...toSent(data, options), status: to })}
				/>
			))}
			{hasPreview && record !== undefined && <PreviewButton />}
			{record !== undefined && <DeleteButton mutationMode="pessimistic" />}
		</Toolbar>
	);
}

function asItIs(data: Values): Values {
	return data;
}
