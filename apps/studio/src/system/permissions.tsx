import { Create, DataTable, Edit, List, SelectInput, SimpleForm, TextInput } from "react-admin";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { ROLE_CHOICES } from "#studio/rights.ts";

const ROLES = [{ id: "public", name: "public (not signed in)" }, ...ROLE_CHOICES.filter(({ id }) => id !== "admin")];
const ACTIONS = ["create", "read", "update", "delete"].map((id) => ({ id, name: id }));

/** What each role may do. Admins have no rows: they may do everything. */
export const permissions = {
	name: "directus_permissions",
	options: { label: "Roles" },
	list: PermissionList,
	create: PermissionCreate,
	edit: PermissionEdit,
};

function PermissionList() {
	return (
		<List
			filters={[
				<SelectInput key="role" source="role" choices={ROLES} alwaysOn />,
				<TextInput key="collection" source="collection" />,
			]}
			sort={{ field: "collection", order: "ASC" }}
			perPage={50}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="role" />
				<DataTable.Col source="collection" />
				<DataTable.Col source="action" />
				<DataTable.Col source="fields" disableSort render={({ fields }) => toList(fields)} />
				<DataTable.Col source="rule" disableSort render={({ rule }) => toJson(rule)} />
			</ItemTable>
		</List>
	);
}

function PermissionCreate() {
	return (
		<Create redirect="list" title="A new permission">
			<PermissionForm />
		</Create>
	);
}

function PermissionEdit() {
	return (
		<Edit mutationMode="pessimistic">
			<PermissionForm />
			<History />
		</Edit>
	);
}

function PermissionForm() {
	return (
		<SimpleForm toolbar={<PlainToolbar />}>
			<SelectInput source="role" choices={ROLES} isRequired />
			<TextInput source="collection" isRequired />
			<SelectInput source="action" choices={ACTIONS} isRequired />
			<TextInput
				source="fields"
				helperText="Names with commas between, or * for all"
				format={toList}
				parse={fromList}
				isRequired
			/>
			<TextInput
				source="rule"
				label="Only items that fit this filter (JSON)"
				multiline
				format={toJson}
				parse={fromJson}
				helperText='In the filter language of the wire: {"status":{"_eq":"published"}}. Empty: every item.'
			/>
		</SimpleForm>
	);
}

function toList(fields: unknown): string {
	return Array.isArray(fields) ? fields.join(",") : "";
}

function fromList(text: string): string[] {
	return text.split(",").map((name) => name.trim());
}

function toJson(rule: unknown): string {
	if (rule === null || rule === undefined) return "";
	return typeof rule === "string" ? rule : JSON.stringify(rule);
}

/** While it is being written it is no JSON yet: the text is kept, and refused by the content system if it stays one. */
function fromJson(text: string): unknown {
	if (text.trim() === "") return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
