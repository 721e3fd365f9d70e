import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useState } from "react";
import { required, SaveButton, SelectInput, SimpleForm, TextInput, Title, Toolbar } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { fullName } from "#studio/parts/name-of.ts";
import { ofItem } from "#studio/parts/of-item.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { ROLE_CHOICES } from "#studio/rights.ts";
import { invite, renewLink } from "#studio/wire/actions.ts";

const STATES = [
	{ id: "active", name: "Active" },
	{ id: "suspended", name: "Suspended" },
	// Set by the system until the password is chosen.
	{ id: "invited", name: "Invited", disabled: true },
];

export const staff = {
	name: "directus_users",
	options: { label: "Staff" },
	recordRepresentation: "email",
	list: StaffList,
	create: Invitation,
	edit: StaffEdit,
};

function StaffList() {
	return (
		<ItemList
			name={{ source: "email", label: "E-mail" }}
			sort="email"
			perPage={50}
			columns={{
				first_name: { label: "Name", render: fullName },
				role: {},
				status: { label: "State", of: STATES },
				last_access: { label: "Last here", as: "moment" },
			}}
		/>
	);
}

function StaffEdit() {
	return (
		<EditItem redirect="list">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<TextInput source="first_name" label="First name" />
				<TextInput source="last_name" label="Last name" />
				<SelectInput source="role" choices={ROLE_CHOICES} isRequired />
				<SelectInput
					source="status"
					label="State"
					choices={STATES}
					helperText="Who is suspended is signed out with the next request."
				/>
				<LinkRenewal />
			</SimpleForm>
		</EditItem>
	);
}

const LinkRenewal = ofItem((person) => {
	const attempt = useAttempt();
	const [link, setLink] = useState<string>();
	const renew = () => attempt(async () => setLink(await renewLink(person)));
	return (
		<>
			<Button onClick={() => void renew()}>Make a new link to choose a password</Button>
			{link !== undefined && <OneTimeLink link={link} />}
		</>
	);
});

const INVITED = { autoComplete: "off", validate: required() };

function Invitation() {
	const [link, setLink] = useState<string>();
	const attempt = useAttempt();
	const send = async (person: Readonly<Record<string, unknown>>) =>
		void (await attempt(async () => setLink(await invite(person))));
	const toolbar = (
		<Toolbar>
			<SaveButton label="Invite" icon={null} alwaysEnable />
		</Toolbar>
	);
	if (link !== undefined)
		return (
			<Card component="section" aria-label="The link of the invitation" sx={{ p: 2 }}>
				<OneTimeLink link={link} />
				<Button onClick={() => setLink(undefined)}>Invite somebody else</Button>
			</Card>
		);
	return (
		<Card>
			<Title title="Invite somebody" />
			<SimpleForm onSubmit={send} toolbar={toolbar}>
				<TextInput source="email" label="E-mail" type="email" {...INVITED} />
				<TextInput
					source="first_name"
					label="First name"
					helperText="The history shows it beside each change."
					{...INVITED}
				/>
				<TextInput source="last_name" label="Last name" {...INVITED} />
				<SelectInput source="role" choices={ROLE_CHOICES} defaultValue="author" validate={required()} />
			</SimpleForm>
		</Card>
	);
}

function OneTimeLink({ link }: { link: string }) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard.writeText(link);
		setCopied(true);
	};
	return (
		<p role="status">
			No mail is sent. Pass this link on; it counts once, for 24 hours: <code>{link}</code>{" "}
			<Button size="small" variant="outlined" onClick={() => void copy()}>
				{isCopied ? "Copied" : "Copy the link"}
			</Button>
		</p>
	);
}
