// Keeps the list, the log and the counts of the mail program up to date without moving anything the reader looks at.
const pause = 2000;

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/** Makes the children of a list those of `items`, by id; lines that stay are not touched. */
function reconcile(list, template, items, make) {
  const lines = new Map([...list.children].map((line) => [line.dataset.id, line]));
  let added = 0;
  let place = list.firstElementChild;
  for (const item of items) {
    const line = lines.get(item.id);
    if (line === undefined) {
      const copy = template.content.firstElementChild.cloneNode(true);
      copy.dataset.id = item.id;
      for (const field of copy.querySelectorAll("[data-field]"))
        field.textContent = item[field.dataset.field];
      if (item.at) copy.querySelector("time").dateTime = item.at;
      make?.(copy, item);
      list.insertBefore(copy, place);
      added += 1;
    } else {
      lines.delete(item.id);
      if (line === place) place = line.nextElementSibling;
      else list.insertBefore(line, place);
    }
  }
  for (const line of lines.values()) line.remove();
  return added;
}

function show({ rows, attempts, programme, faults, count }) {
  const list = byId("rows");
  if ((list === null) !== (rows.length === 0)) {
    // From no mail to some, or back: there is no place to lose.
    if (list === null || !document.body.classList.contains("has-chosen")) location.reload();
    return;
  }
  if (list !== null) {
    const added = reconcile(list, byId("row"), rows, (line, row) => {
      line.classList.add("is-new");
      line.querySelector("a").href = row.href;
    });
    document.title = document.title.replace(/^(\(\d+\) )?/, added > 0 ? `(${added}) ` : "$1");
  }
  reconcile(byId("attempts"), byId("attempt"), attempts);
  if (byId("count").textContent !== count) byId("count").textContent = count;
  reconcile(byId("programme"), byId("coming"), programme);
  byId("faults-none").hidden = programme.length > 0;
  byId("faults-clear").hidden = programme.length === 0;
  byId("faults-now").textContent = faults;
  byId("faults-now").classList.toggle("is-on", programme.length > 0);
}

async function refresh() {
  if (document.visibilityState === "visible") {
    try {
      const answer = await fetch("/_mail/now", { headers: { Accept: "application/json" } });
      if (answer.ok) show(await answer.json());
    } catch {
      // The server is restarting; the next round finds it.
    }
  }
  setTimeout(refresh, pause);
}

setTimeout(refresh, pause);
