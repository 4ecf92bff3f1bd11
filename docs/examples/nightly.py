# Pushes a file of the stock, for a dealer management system that does so every night.
# Python 3.9 or newer: PARTNER_KEY=key_private_… python3 nightly.py https://… stock.csv [?dryRun]
import json, os, sys, time, uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

site, file, query = (sys.argv + [""])[1:4]
body = open(file, "rb").read()
request = Request(f"{site}/api/inventory{query}", body, {
    "X-Partner-Key": os.environ["PARTNER_KEY"],
    "Content-Type": "text/csv",
    # The tries below are one push.
    "Idempotency-Key": str(uuid.uuid4()),
})

for wait in (5, 15, 45, 135, None):
    try:
        answer = json.load(urlopen(request, timeout=300))
        counts = ", ".join(f"{answer[what]['count']} {what}" for what in ("added", "changed", "removed"))
        print("Only tried: " + counts if answer["dryRun"] else counts)
        sys.exit(0)
    except HTTPError as error:
        if wait is None or error.code != 429 and error.code < 500:
            text = error.read().decode()
            answer = json.loads(text) if error.headers.get_content_type() == "application/json" else {"error": text}
            print(answer["error"], file=sys.stderr)
            for problem in answer.get("problems", []):
                print(f"Row {problem.get('row', problem['line'])}: {problem['message']}", file=sys.stderr)
            sys.exit(1)
        wait = float(error.headers.get("Retry-After", wait))
    except (OSError, HTTPException, ValueError) as error:
        if wait is None:
            sys.exit(f"No answer: {error}")
    time.sleep(wait)
