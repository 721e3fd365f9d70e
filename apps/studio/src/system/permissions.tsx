import Card from "@mui/material/Card";
import { Fragment } from "react";
import { CreateButton, Link, type RaRecord, SelectInput, SimpleForm, TextInput, Title } from "react-admin";
import { formsOf } from "#studio/parts/forms.tsx";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { fullName, nameOfCollection } from "#studio/parts/name-of.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { ROLE_CHOICES } from "#studio/rights.ts";
import { RuleInput } from "./rule-input.tsx";

const ROLES = [{ id: "public", name: "Public (not signed in)" }, ...ROLE_CHOICES.filter(({ id }) => id !== "admin")];
const ADMIN = { id: "admin", name: "admin" };
const ACTIONS = [
	{ id: "create", name: "create", verb: "Make" },
	{ id: "read", name: "read", verb: "Read" },
	{ id: "update", name: "update", verb: "Change" },
	{ id: "delete", name: "delete", verb: "Delete" },
];
const MOST = 1_000;

/** Admins have no rows: they may do everything. */
export const permissions = {
	name: "directus_permissions",
	options: { label: "Roles" },
	list: RoleList,
	...formsOf({
		title: "A permission",
		form: <PermissionForm />,
		made: "list",
		saved: "list",
	}),
};

function RoleList() {
	const { data: people = [] } = useItems("directus_users", { sort: "email", most: MOST });
	const { data: rules, error } = useItems("directus_permissions", { sort: "collection", most: MOST });
	if (rules === undefined) return <ReadError error={error} />;
	return (
		<>
			<Title title="Roles: people and what they may do" />
			<p>
				<CreateButton />
			</p>
			{[...ROLES, ADMIN].map(({ id, name }) => (
				<Card key={id} component="section" aria-labelledby={`role-${id}`} sx={{ p: 2, mb: 2 }}>
					<h2 id={`role-${id}`}>{name}</h2>
					{id !== "public" && <People people={people.filter(({ role }) => role === id)} />}
					{id === ADMIN.id && <p>They may do everything.</p>}
					<dl>
						{ACTIONS.map((action) => (
							<Rules
								key={action.id}
								verb={action.verb}
								rules={rules.filter((rule) => rule.role === id && rule.action === action.id)}
							/>
						))}
					</dl>
				</Card>
			))}
		</>
	);
}

function People({ people }: { people: readonly RaRecord[] }) {
	if (people.length === 0) return <p>Nobody has this role.</p>;
	return (
		<p>
			{people.map((person, place) => (
				<Fragment key={person.id}>
					{place > 0 && ", "}
					<Link to={`/directus_users/${person.id}`}>{fullName(person) || person.email}</Link>
					{person.status !== "active" && ` (${person.status})`}
				</Fragment>
			))}
		</p>
	);
}

function Rules({ verb, rules }: { verb: string; rules: readonly RaRecord[] }) {
	if (rules.length === 0) return null;
	return (
		<>
			<dt>{verb}</dt>
			<dd>
				{rules.map(({ id, collection, fields, rule }, place) => (
					<Fragment key={id}>
						{place > 0 && ", "}
						<Link to={`/directus_permissions/${id}`}>{nameOfCollection(String(collection))}</Link>
						{limitsOf(fields, rule)}
					</Fragment>
				))}
			</dd>
		</>
	);
}

function limitsOf(fields: unknown, rule: unknown): string {
	const limits = [
		...(toList(fields) === "*" ? [] : ["some fields"]),
		...(rule === null || rule === undefined ? [] : ["some items"]),
	];
	return limits.length === 0 ? "" : ` (${limits.join(", ")})`;
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
			<RuleInput />
		</SimpleForm>
	);
}

function toList(fields: unknown): string {
	return Array.isArray(fields) ? fields.join(",") : "";
}

function fromList(text: string): string[] {
	return text.split(",").map((name) => name.trim());
}
