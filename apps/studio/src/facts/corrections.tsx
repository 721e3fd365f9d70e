import Button from "@mui/material/Button";
import { MERGE } from "@uchit/contract/correction.ts";
import {
	CreateButton,
	DataTable,
	Link,
	type RaRecord,
	SaveButton,
	SelectInput,
	SimpleForm,
	TextInput,
	TopToolbar,
	useCanAccess,
	useRecordContext,
} from "react-admin";
import { ChipsInput } from "#studio/parts/chips-input.tsx";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { CorrectionCreate } from "./correction/correction-form.tsx";
import { addressOfAdding, inWords, LISTED_KINDS, STATES, STEPS, stateInWords } from "./correction/words.ts";
import { SourceName } from "./source-name.tsx";

/** Corrections are public at once and survive every load. Each has its own source and reason. */
export const corrections = {
	name: "corrections",
	options: { label: "Corrections" },
	recordRepresentation: factOf,
	list: CorrectionList,
	create: CorrectionCreate,
	edit: CorrectionEdit,
};

function CorrectionList() {
	return (
		<ItemList
			opens="edit"
			name={{ source: "field", label: "What" }}
			filters={[
				<ChipsInput key="state" source="state" choices={STATES} alwaysOn />,
				<SelectInput key="field" source="field" label="What" choices={LISTED_KINDS} alwaysOn />,
			]}
			actions={<CorrectionActions />}
			sort={{ field: "id", order: "DESC" }}
		>
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.Col source="value" label="Was → is" disableSort render={changeOf} />
			<DataTable.Col source="state" render={stateInWords} />
			<DataTable.Col source="says" label="A newer file says" disableSort render={disagreement} />
			<DataTable.Col source="created_at" label="Made">
				<Day source="created_at" />
			</DataTable.Col>
		</ItemList>
	);
}

function CorrectionActions() {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true) return null;
	return (
		<TopToolbar>
			<Button component={Link} to="/merge" size="small">
				Two institutions are one
			</Button>
			<Button component={Link} to="/new-facts" size="small">
				Facts of one document
			</Button>
			<CreateButton label="A correction" />
		</TopToolbar>
	);
}

function CorrectionEdit() {
	return (
		<EditItem redirect={false} title="A correction">
			<SimpleForm
				toolbar={
					<StepToolbar steps={STEPS}>
						<SaveButton label="Save the reason" variant="text" icon={null} />
					</StepToolbar>
				}
			>
				<CorrectionText />
				<TextInput source="reason" label="Why (only the desk sees this)" isRequired multiline />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function CorrectionText() {
	const correction = useRecordContext<RaRecord>();
	if (correction === undefined) return null;
	const { college_id: college, source_id: source } = correction;
	const later = disagreement(correction);
	return (
		<Facts
			lines={{
				College: <CollegeName isLink />,
				What: factOf(correction),
				"Was → is": changeOf(correction),
				Source: <SourceName />,
				Next: <Link to={addressOfAdding({ college, source })}>Another fact from this document</Link>,
				State: `${stateInWords(correction)}, made ${toMoment(correction.created_at)}`,
				"A newer file says":
					later !== "" && `${later}. The correction still applies. Undo it if the newer file is right.`,
			}}
		/>
	);
}

function factOf({ field, about }: Readonly<Record<string, unknown>>): string {
	return [LISTED_KINDS.find(({ id }) => id === field)?.name ?? field, about].filter((part) => part !== "").join(" · ");
}

function changeOf({ field, was, value }: Readonly<Record<string, unknown>>): string {
	if (field === MERGE) return `“${was}” (${value}) is the same institution`;
	return `${inWords(field, was)} → ${inWords(field, value)}`;
}

function disagreement({ field, says }: Readonly<Record<string, unknown>>): string {
	if (says === null || says === undefined) return "";
	return says === "" ? "It no longer has this fact" : inWords(field, says);
}
